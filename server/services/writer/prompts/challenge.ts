import { limits } from '#contract/limits.ts'
import { pillarKeys, pillarLabels } from '#contract/pillars.ts'
import type { ItemSpec } from '../writer.ts'
import { formatExistingTitles, quoteInput, type Prompt } from './prompt.ts'
import { styleGuide } from './style-guide.ts'

/** Raise it with every change of the words below. */
const promptVersion = 1

const outputFormat = `The object has exactly these keys:
{
  "title": string, 2 to 8 words, at most ${limits.title} characters, no number of days in it,
  "description": string, 2 to 4 sentences, at most 600 characters: what is done, how much of it, why it is worth it,
  "pillar": one of ${pillarKeys.map((key) => `"${key}"`).join(', ')},
  "duration": whole number of days, 3 to 90,
  "difficulty": "beginner", "intermediate" or "advanced",
  "plan": [ { "from": first day, "to": last day, "title": 2 to 6 words, "action": 1 to 4 sentences, at most 500 characters } ]
}
The plan has 4 to 9 steps. The first begins on day 1, each begins the day after the one before it ends, the last ends on the last day. The first day is a setting up that can be done at once, one step says what to do after a missed day, the last day looks back. Each action says what to do with one's hands, on that day, in minutes or times, with an easier form for bad days. A good example of an action: "Walk for twenty minutes before the first screen. Rain counts double. No time? Once around the block, and mark it."`

/** For one challenge: of an idea, on a topic, or for a pillar. */
export function buildChallengePrompt(
  spec: Extract<ItemSpec, { kind: 'challenge' }> | Extract<ItemSpec, { task: 'shelf' }>,
  titles: string[],
): Prompt {
  return {
    source: `challenge ${promptVersion}`,
    instructions: `${styleGuide}\n\nYou write one challenge: something done every day for a set number of days.\n\n${outputFormat}`,
    input: `${describeSpec(spec)}${formatExistingTitles(titles)}`,
    maxTokens: 6000,
  }
}

function describeSpec(spec: Parameters<typeof buildChallengePrompt>[0]): string {
  switch (spec.task) {
    case 'idea': {
      const pillar = spec.pillar ? `\nPillar: ${spec.pillar}` : ''
      const duration = spec.duration ? `\nDays: exactly ${spec.duration}` : ''
      return `Make a challenge of this idea. Keep what is sound in it, and its number of days if it names one.${pillar}${duration}\n${quoteInput(spec.idea)}`
    }
    case 'topic':
      return `Challenge ${spec.number + 1} of several on this topic. Take a side of it that the others have not: another hour of the day, another place, another person, another kind of doing, another length.\n${quoteInput(spec.topic)}`
    case 'shelf':
      return `A challenge for this pillar, number ${spec.number + 1} of several, unlike the others in length, hour and kind.\nPillar: ${spec.pillar} (${pillarLabels[spec.pillar]})`
  }
}
