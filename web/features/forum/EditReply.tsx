import type { ForumReply } from '#contract/forum.ts'
import { useSaveReply } from './forum-mutations.ts'
import { PostBox } from './PostBox.tsx'
import { getReplyDraftName } from './reply-draft-name.ts'

export type EditReplyProps = { reply: ForumReply; label?: string; onClose: () => void }

/** Changes the text and the pictures of a reply, whose quote stays. */
export function EditReply({ reply, label = 'Edit reply', onClose }: EditReplyProps) {
  const { mutateAsync } = useSaveReply(reply.postId, reply)
  return (
    <PostBox
      label={label}
      action="Save changes"
      draftName={getReplyDraftName(reply.postId, reply)}
      postId={reply.postId}
      initialContent={reply.content}
      initialPictures={reply.pictures}
      focused
      save={({ idempotencyKey, ...body }) => mutateAsync({ body, idempotencyKey })}
      onSaved={onClose}
      onCancel={onClose}
    />
  )
}
