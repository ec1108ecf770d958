import type { UnfinishedContent, WrittenKind } from '#contract/written-drafts.ts'
import { unfinishedChallenge, unfinishedResource } from '#web/forms/unfinished-forms.ts'
import { type ChallengeValues, toChallengeValues, toDraftContent } from './fields/challenge-values.ts'
import { extendDays } from './fields/day-helpers.ts'
import type { Day } from './fields/plan-days.ts'
import { toResourceContent, toResourceValues } from './fields/resource-values.ts'
import { toUnfinishedContent } from './unfinished-content.ts'

type Versions<T> = { base: T; ours: T; theirs: T }

/**
 * Merge two versions of a draft that began with the same `base`, field by field, and a plan day by day.
 * @returns null if both have changed the same field or the same day in different ways
 */
export function mergeContent(kind: WrittenKind, versions: Versions<UnfinishedContent>): UnfinishedContent | null {
  const merged = kind === 'challenge' ? mergeChallenge(versions) : mergeResource(versions)
  return merged && toUnfinishedContent(merged)
}

function mergeChallenge(versions: Versions<UnfinishedContent>): object | null {
  const read = (content: UnfinishedContent) => toChallengeValues(unfinishedChallenge.parse(content))
  const { base, ours, theirs } = mapVersions(versions, read)
  const days = mergeDays(mapVersions({ base, ours, theirs }, (values) => values.days))
  const values = days && mergeFields<ChallengeValues>(mapVersions({ base, ours, theirs }, (own) => ({ ...own, days })))
  return values && toDraftContent({ ...values, days: extendDays(values.days, values.duration) })
}

function mergeResource(versions: Versions<UnfinishedContent>): object | null {
  const values = mergeFields(mapVersions(versions, (content) => toResourceValues(unfinishedResource.parse(content))))
  return values && toResourceContent(values)
}

function mergeDays(versions: Versions<Day[]>): Day[] | null {
  const { base, ours, theirs } = versions
  const length = Math.max(base.length, ours.length, theirs.length)
  return mergeFields(mapVersions(versions, (days) => extendDays(days, length)))
}

/** Merge the fields of an object, or the entries of lists of the same length. */
function mergeFields<T extends object>({ base, ours, theirs }: Versions<T>): T | null {
  const merged = Array.isArray(ours) ? Object.assign([], ours) : { ...ours }
  for (const [name, own] of Object.entries(ours)) {
    const [before, other]: unknown[] = [Reflect.get(base, name), Reflect.get(theirs, name)]
    if (isSame(own, other) || isSame(before, other)) continue
    if (!isSame(before, own)) return null
    Reflect.set(merged, name, other)
  }
  return merged
}

function mapVersions<T, Result>({ base, ours, theirs }: Versions<T>, map: (version: T) => Result): Versions<Result> {
  return { base: map(base), ours: map(ours), theirs: map(theirs) }
}

/** Compare as JSON, in which an empty number is null. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
