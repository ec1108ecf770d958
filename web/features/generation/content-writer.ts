import { useQuery } from '@tanstack/react-query'
import type { ContentWriter } from '#contract/generation-writer.ts'
import type { ContentCounts } from '#contract/generation.ts'
import { populateCounts } from '#contract/limits.ts'
import type { Pillar } from '#contract/pillars.ts'
import { contentWriterQuery } from './generation-queries.ts'

export function useContentWriter(): ContentWriter | undefined {
  return useQuery(contentWriterQuery).data
}

/** Count what the library has left. @returns undefined while loading, null with a model, which has no limit */
export function countRemaining(
  writer: ContentWriter | undefined,
  pillar: Pillar | undefined,
): ContentCounts | null | undefined {
  if (!writer?.remaining) return writer && null
  const { total, pillars } = writer.remaining
  return pillar ? pillars.find((each) => each.pillar === pillar) : total
}

/** Count what populating these pillars creates, which is less than the usual number when the library runs out. */
export function countPlanned(writer: ContentWriter | undefined, pillars: readonly Pillar[]): ContentCounts {
  const planned = { challenges: 0, resources: 0, forumPosts: 0 }
  for (const pillar of pillars) {
    const remaining = countRemaining(writer, pillar) ?? populateCounts
    planned.challenges += Math.min(populateCounts.challenges, remaining.challenges)
    planned.resources += Math.min(populateCounts.resources, remaining.resources)
    planned.forumPosts += Math.min(populateCounts.forumPosts, remaining.forumPosts)
  }
  return planned
}
