import type { ForumReply } from '#contract/forum.ts'

/** The name of the draft of a new reply, or of changes to one. */
export function getReplyDraftName(postId: string, reply?: ForumReply): string {
  return `reply:${reply?.id ?? `new:${postId}`}`
}
