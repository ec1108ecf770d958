import type { ForumReply } from '#contract/forum.ts'
import { paths } from '#web/paths.ts'

/** The names in a text that lead to members, each with its path. */
export function toMentionLinks(mentions: ForumReply['mentions']): Record<string, string> {
  return Object.fromEntries(mentions.map(({ userId, username }) => [username, paths.member(userId)]))
}
