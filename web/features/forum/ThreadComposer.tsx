import type { ForumReply } from '#contract/forum.ts'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { useCrewPartner } from './crew-partner.ts'
import { PostBox } from './PostBox.tsx'
import { useWriteInThread } from './thread-queries.ts'
import type { QuotedWords } from './use-post-draft.ts'
import styles from './ThreadComposer.module.css'

export type ThreadComposerProps = {
  crewId: string
  /** The thread, once it has begun. */
  postId?: string | undefined
  /** Whether the member can write in the thread. */
  open: boolean
  /** Whether a moderator has closed it. Staff can still write. */
  isClosed?: boolean
  /** Always at the bottom of the screen, which says who reads it. */
  isBar?: boolean
  /** Words of another post that the member has chosen to answer. */
  quoted?: QuotedWords | undefined
  /** Markdown that a new post begins with. */
  quote?: string | undefined
  /** Takes the focus. */
  focused?: boolean
  /** Says who reads it, unless the screen does. */
  saysReaders?: boolean
  onSaved?: (reply: ForumReply) => void
}

/** Writes in the thread of a crew, also before it exists, or says why the member cannot. */
export function ThreadComposer({
  crewId,
  postId,
  open,
  isClosed = !open,
  isBar = false,
  quoted,
  quote,
  focused = false,
  saysReaders = true,
  onSaved,
}: ThreadComposerProps) {
  const partner = useCrewPartner(crewId)
  const { mutateAsync } = useWriteInThread({ kind: 'crew', id: crewId })
  return (
    <>
      {isClosed && <p className={styles.closed}>A moderator has closed this thread.</p>}
      {open && (
        <PostingGate>
          <PostBox
            action="Post"
            postId={postId}
            label={`Write to ${partner ? isolate(partner.username) : 'the crew'}`}
            draftName={`thread:crew:${crewId}`}
            hint={
              saysReaders
                ? 'Only this crew reads this. If someone reports a post, moderators see that post and the ones before it.'
                : undefined
            }
            isBar={isBar}
            quoted={quoted}
            quote={quote}
            focused={focused}
            save={mutateAsync}
            onSaved={onSaved}
          />
        </PostingGate>
      )}
    </>
  )
}
