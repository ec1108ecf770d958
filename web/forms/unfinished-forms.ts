import { z } from 'zod'
import { difficulty } from '#contract/challenges.ts'
import { rule, schedule } from '#contract/days.ts'
import { challengeDuration } from '#contract/limits.ts'
import { pillar } from '#contract/pillars.ts'
import { block, resourceType } from '#contract/resources.ts'
import { changedItem, writtenDraft } from '#contract/written-drafts.ts'
import './configure-zod.ts'

export { changedItem, writtenDraft }

const text = z.string().catch('')
const pillarOrNone = z.union([pillar, z.literal('')]).catch('')
const day = z.int().min(1).max(challengeDuration.max)

const step = z.object({ from: day, to: day, title: text, done: text, action: text, details: text })
const source = z.object({
  author: text,
  year: z.int().nullable().catch(null),
  title: text,
  url: text,
  checked: z.string().nullable().catch(null),
})

/** What is usable of a list: entries that are something else are left out. */
function listOf<T>(entry: z.ZodType<T>) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((value) => {
        const { success, data } = entry.safeParse(value)
        return success ? [data] : []
      }),
    )
}

/** Reads the fields of a challenge as far as they are written. */
export const unfinishedChallenge = z.object({
  title: text,
  subtitle: text,
  description: text,
  promise: text,
  finishLine: text,
  pillar: pillarOrNone,
  duration: day.catch(21),
  difficulty: difficulty.catch('beginner'),
  plan: listOf(step),
  laterDays: listOf(step),
  schedule: schedule.optional().catch(undefined),
  rules: z.array(rule).optional().catch(undefined),
  passes: z.int().optional().catch(undefined),
  sources: listOf(source),
})

/** Reads the fields of a resource as far as they are written. */
export const unfinishedResource = z.object({
  title: text,
  description: text,
  pillar: pillarOrNone,
  type: resourceType.catch('article'),
  blocks: listOf(block),
  sources: listOf(source),
})
