import type { ForumReply } from '#contract/forum.ts'

/** Minutes in which a member's next post continues the one before. */
const GROUP_MINUTES = 10

export type DayOfPosts = { date: string; posts: { post: ForumReply; isContinued: boolean }[] }

/**
 * Divide posts, oldest first, into days. A post that continues another is shown without its author.
 * @param toDate finds the reader's date at an instant
 */
export function groupPosts(posts: readonly ForumReply[], toDate: (instant: string) => string): DayOfPosts[] {
  const days: DayOfPosts[] = []
  for (const post of posts) {
    const date = toDate(post.createdAt)
    const day = days.at(-1)
    if (day?.date === date) day.posts.push({ post, isContinued: continues(day.posts.at(-1)?.post, post) })
    else days.push({ date, posts: [{ post, isContinued: false }] })
  }
  return days
}

/** Whether a post is shown without its author. Edited, hidden and deleted posts keep theirs. */
function continues(previous: ForumReply | undefined, post: ForumReply): boolean {
  if (!previous || previous.userId === null || previous.userId !== post.userId) return false
  if (hasState(previous) || hasState(post) || post.editedAt !== null) return false
  return Date.parse(post.createdAt) - Date.parse(previous.createdAt) <= GROUP_MINUTES * 60_000
}

function hasState({ deleted, hidden, removed }: ForumReply): boolean {
  return deleted || hidden || removed
}
