import { useSaveReply } from './forum-mutations.ts'
import { PostBox } from './PostBox.tsx'
import { getReplyDraftName } from './reply-draft-name.ts'
import type { QuotedWords } from './use-post-draft.ts'

export type ReplyBoxProps = { postId: string; quoted: QuotedWords | undefined; onSaved: (id: string) => void }

/** Writes a reply, at the bottom of the screen. */
export function ReplyBox({ postId, quoted, onSaved }: ReplyBoxProps) {
  const { mutateAsync } = useSaveReply(postId, undefined)
  return (
    <PostBox
      label="Write a reply"
      action="Reply"
      draftName={getReplyDraftName(postId)}
      postId={postId}
      quoted={quoted}
      isBar
      focused={quoted !== undefined}
      save={({ idempotencyKey, ...body }) => mutateAsync({ body, idempotencyKey })}
      onSaved={({ id }) => onSaved(id)}
    />
  )
}
