export function formatReplyCount(replies: number): string {
  if (replies === 0) return 'No replies yet'
  return replies === 1 ? '1 reply' : `${replies.toLocaleString('en')} replies`
}

/** Nobody started the thread of a crew, so nothing in it is a reply. */
export function formatPostCount(posts: number): string {
  if (posts === 0) return 'No posts yet'
  return posts === 1 ? '1 post' : `${posts.toLocaleString('en')} posts`
}
