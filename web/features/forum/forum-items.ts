import type { ForumPost, ForumReply } from '#contract/forum.ts'
import type { Item } from '#web/features/moderation/item.ts'

/** Describe a discussion, which is of no crew, to the menu of moderators and members. */
export function toDiscussionItem(post: ForumPost): Item {
  const { id, locked, pinned, pillar } = post
  return { kind: 'discussion', id, ...describePost(post), thread: { locked, pinned, pillar } }
}

export function toReplyItem(reply: ForumReply): Item {
  return { kind: 'reply', id: reply.id, ...describePost(reply) }
}

/** Describe a post in the thread of a crew. */
export function toCrewItem(post: ForumReply): Item {
  return { ...toReplyItem(post), isOfCrew: true }
}

function describePost({ userId, username, hidden, removed }: ForumPost | ForumReply): Pick<Item, 'author' | 'state'> {
  return {
    author: userId === null ? null : { id: userId, username },
    state: removed ? 'removed' : hidden ? 'hidden' : 'visible',
  }
}
