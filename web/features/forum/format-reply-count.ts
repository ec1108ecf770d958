export function formatReplyCount(replies: number): string {
  if (replies === 0) return 'No replies yet'
  return replies === 1 ? '1 reply' : `${replies.toLocaleString('en')} replies`
}
