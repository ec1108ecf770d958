import type { ForumReply } from '#contract/forum.ts'
import { AuthorActions } from './AuthorActions.tsx'
import { findNextPost } from './find-next-post.ts'
import { useDeleteReply } from './forum-mutations.ts'

export function ReplyActions({ reply, onEdit }: { reply: ForumReply; onEdit: () => void }) {
  const remove = useDeleteReply(reply)
  return (
    <AuthorActions
      kind="reply"
      consequences="This can’t be undone."
      onEdit={onEdit}
      deleting={remove.isPending}
      findNextFocus={() => findNextPost(reply.id)}
      onDelete={(close) => remove.mutate(undefined, { onSettled: close })}
    />
  )
}
