import type { ForumReply } from '#contract/forum.ts'
import { PostBox } from './PostBox.tsx'
import { useWriteInThread } from './thread-queries.ts'

export type FirstPostProps = {
  challengeId: string
  /** What to know before posting. */
  hint: string | undefined
  onSaved: (reply: ForumReply) => void
  onCancel: () => void
}

/** Writes the first post in the thread of a challenge. */
export function FirstPost({ challengeId, hint, onSaved, onCancel }: FirstPostProps) {
  const { mutateAsync } = useWriteInThread({ kind: 'challenge', id: challengeId })
  return (
    <PostBox
      label="Your post"
      action="Post"
      draftName={`thread:challenge:${challengeId}`}
      hint={hint}
      focused
      save={mutateAsync}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  )
}
