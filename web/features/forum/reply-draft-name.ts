import type { ForumReply } from '#contract/forum.ts'

export function getReplyDraftName(postId: string, reply?: ForumReply): string {
  return `reply:${reply?.id ?? `new:${postId}`}`
}
