import type { WrittenKind } from '#contract/written-drafts.ts'
import { describeRule, describeSchedule } from '#web/features/challenges/challenge-words.ts'
import { resourceTypes } from '#web/features/resources/resource-types.ts'
import { unfinishedChallenge, unfinishedResource } from '#web/forms/unfinished-forms.ts'
import { pillarLabels } from '#web/pillars/pillars.ts'
import { blockToFields, describeBlock } from './fields/block-fields.ts'
import { fillInOptions, getDefaultPasses } from './fields/challenge-options.ts'
import { formatRange, planToDays } from './fields/plan-days.ts'

/** What differs between two versions. A text is empty where a version has nothing. */
export type Difference = { label: string; ours: string; theirs: string }

type Part = { label: string; text: string }

/** List what differs between two versions of a challenge, a resource or a discussion, day by day. */
export function compareContent(kind: WrittenKind | 'discussion', ours: object, theirs: object): Difference[] {
  const [own, other] = [listParts(kind, ours), listParts(kind, theirs)]
  const labels = [...new Set([...own, ...other].map(({ label }) => label))]
  const find = (parts: Part[], label: string) => parts.find((part) => part.label === label)?.text ?? ''
  const differences = labels
    .map((label) => ({ label, ours: find(own, label), theirs: find(other, label) }))
    .filter((difference) => difference.ours !== difference.theirs)
  return kind === 'challenge' ? mergeDays(differences) : differences
}

function listParts(kind: WrittenKind | 'discussion', content: object): Part[] {
  if (kind === 'challenge') return listChallengeParts(content)
  return kind === 'resource' ? listResourceParts(content) : listTexts(content)
}

function listChallengeParts(content: object): Part[] {
  const challenge = unfinishedChallenge.parse(content)
  const { duration, pillar, sources } = challenge
  const { schedule, rules, passes } = fillInOptions(challenge)
  return [
    { label: 'Name', text: challenge.title },
    { label: 'Promise', text: challenge.promise },
    { label: 'Subtitle', text: challenge.subtitle },
    { label: 'Description', text: challenge.description },
    { label: 'Pillar', text: pillar && pillarLabels[pillar] },
    { label: 'Length', text: duration === 1 ? '1 day' : `${duration} days` },
    { label: 'Schedule', text: describeSchedule(schedule) },
    { label: 'Difficulty', text: challenge.difficulty },
    { label: 'Rules', text: rules.map((rule) => describeRule(rule, passes ?? getDefaultPasses(duration))).join('\n') },
    { label: 'Finish line', text: challenge.finishLine },
    { label: 'Sources', text: describeSources(sources) },
    ...planToDays(challenge.plan, duration).map(({ title, done, action, details }, day) => ({
      label: `Day ${day + 1}`,
      text: [title, done && `Done when: ${done}`, action, details].filter(Boolean).join('\n'),
    })),
  ]
}

function listResourceParts(content: object): Part[] {
  const { title, description, pillar, type, blocks, sources } = unfinishedResource.parse(content)
  return [
    { label: 'Name', text: title },
    { label: 'Description', text: description },
    { label: 'Pillar', text: pillar && pillarLabels[pillar] },
    { label: 'Type', text: resourceTypes[type] },
    ...blocks.map(blockToFields).map((block, index) => ({
      label: `Block ${index + 1}`,
      text: [describeBlock(block), block.heading, block.text, block.filename].filter(Boolean).join('\n'),
    })),
    { label: 'Sources', text: describeSources(sources) },
  ]
}

function listTexts(content: object): Part[] {
  return Object.entries(content).flatMap(([name, text]) =>
    typeof text === 'string' ? [{ label: name.charAt(0).toUpperCase() + name.slice(1), text }] : [],
  )
}

function describeSources(sources: { author: string; year: number | null; title: string; url: string }[]): string {
  return sources.map(({ author, year, title, url }) => [author, year, title, url].filter(Boolean).join(', ')).join('\n')
}

/** Join days next to each other that differ in the same way: "Days 3 to 9". */
function mergeDays(differences: Difference[]): Difference[] {
  const merged: (Difference & { from?: number; to?: number })[] = []
  for (const difference of differences) {
    const day = Number(/^Day (\d+)$/.exec(difference.label)?.[1] ?? 0) - 1
    const last = merged.at(-1)
    if (day < 0) merged.push(difference)
    else if (last?.from !== undefined && last.to === day - 1 && isSameChange(last, difference)) {
      last.to = day
      last.label = `Days ${formatRange({ from: last.from, to: day })}`
    } else merged.push({ ...difference, from: day, to: day })
  }
  return merged.map(({ label, ours, theirs }) => ({ label, ours, theirs }))
}

function isSameChange(a: Difference, b: Difference): boolean {
  return a.ours === b.ours && a.theirs === b.theirs
}
