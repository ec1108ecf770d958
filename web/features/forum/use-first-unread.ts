import { useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'

/** Find where reading a discussion continues, which stays there although the mark of the member moves on. */
export function useFirstUnread({ firstUnread }: ForumPost): string | null {
  const [kept, setKept] = useState(firstUnread)
  // What was shown first may be from an earlier visit.
  if (kept === null && firstUnread !== null) setKept(firstUnread)
  return kept
}
