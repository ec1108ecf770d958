import type { Pillar } from '#contract/pillars.ts'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { difficultyNames, type JournalPrompt, prompts } from './prompts.ts'

const STARTING_PROMPTS = 4

/** The prompts of a pillar, or the first four of each. */
export function PromptOptions({ pillar, prompt }: { pillar: Pillar | ''; prompt: string }) {
  const groups = pillar
    ? groupByDifficulty(prompts[pillar])
    : pillars.map((key): Group => [pillarLabels[key], prompts[key].slice(0, STARTING_PROMPTS)])
  // Keep an entry's prompt selectable when the prompts have changed since.
  const isListed = groups.some(([, group]) => group.some(({ text }) => text === prompt))
  return (
    <>
      <option value="">Free writing</option>
      {prompt && !isListed && (
        <option value={prompt} dir="auto">
          {prompt}
        </option>
      )}
      {groups.map(([name, group]) => (
        <optgroup key={name} label={name}>
          {group.map(({ text, minutes }) => (
            <option key={text} value={text}>{`${text} · ${minutes} min`}</option>
          ))}
        </optgroup>
      ))}
    </>
  )
}

type Group = [name: string, prompts: readonly JournalPrompt[]]

function groupByDifficulty(available: readonly JournalPrompt[]): Group[] {
  const others = available.slice(STARTING_PROMPTS)
  return [
    ['First four', available.slice(0, STARTING_PROMPTS)],
    [difficultyNames[1], others.filter(({ difficulty }) => difficulty === 1)],
    [difficultyNames[2], others.filter(({ difficulty }) => difficulty === 2)],
    [difficultyNames[3], others.filter(({ difficulty }) => difficulty === 3)],
  ]
}
