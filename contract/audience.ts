import { z } from 'zod'

/**
 * Who sees that a member takes part in a challenge, on which days they did it, and when they finished. Each choice
 * includes the ones before it. Notes are never part of it.
 */
export const audiences = ['nobody', 'crews', 'challenge', 'site'] as const
export type Audience = (typeof audiences)[number]

export const audience = z
  .enum(audiences)
  .describe('`crews`: the crews of the member; `challenge`: those and everyone in the challenge; `site`: every member')

/** What a crew sees of a challenge or goal of a member: `done` is its name and when it was done. */
export const shareLevels = ['nothing', 'done', 'notes'] as const
export type ShareLevel = (typeof shareLevels)[number]
