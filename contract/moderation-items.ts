import { z } from 'zod'

/** What members can report and moderators can act on. */
export const itemKind = z.enum(['discussion', 'reply', 'social-post', 'round-answer', 'member'])
export type ItemKind = z.infer<typeof itemKind>

export const postKind = itemKind.exclude(['member'])
export type PostKind = z.infer<typeof postKind>

/** How long a mute or a suspension lasts, in days; null for no end. */
export const moderationDays = z.union([z.literal(1), z.literal(3), z.literal(7), z.literal(30)]).nullable()

/** How many established members must report an item before it is hidden, and who counts as established. */
export const autoHide = { reports: 3, memberDays: 14, markedDays: 5 } as const

/** What members can write in their first days. */
export const newMember = { days: 3, discussionsPerDay: 5, repliesPerDay: 20, socialPostsPerDay: 3, links: 2 } as const
