import { useState } from 'react'
import { readDraft } from '#web/shell/drafts.ts'
import { useUser } from '#web/shell/session.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { useSaveReply } from './forum-mutations.ts'
import { PostBox, type QuotedWords } from './PostBox.tsx'
import { getReplyDraftName } from './reply-draft-name.ts'

export type ReplyBoxProps = { postId: string; quoted: QuotedWords | undefined; onSaved: (id: string) => void }

/** Writes a reply, at the bottom of the screen. */
export function ReplyBox({ postId, quoted, onSaved }: ReplyBoxProps) {
  const { mutateAsync } = useSaveReply(postId, undefined)
  const userId = useUser()?.id ?? ''
  const isHydrated = useIsHydrated()
  const name = getReplyDraftName(postId)
  // The server knows no drafts. One replaces the empty box of its page; without one, the box keeps what was typed in it.
  const [box, setBox] = useState<'rendered' | 'empty' | 'complete'>(isHydrated ? 'complete' : 'rendered')
  if (isHydrated && box === 'rendered') setBox(readDraft(userId, name) ? 'complete' : 'empty')
  return (
    <PostBox
      key={box === 'complete' ? 'complete' : 'rendered'}
      label="Write a reply"
      action="Reply"
      draftName={box === 'rendered' ? '' : name}
      postId={postId}
      quoted={quoted}
      isBar
      focused={quoted !== undefined}
      save={({ idempotencyKey, ...body }) => mutateAsync({ body, idempotencyKey })}
      onSaved={({ id }) => onSaved(id)}
    />
  )
}
