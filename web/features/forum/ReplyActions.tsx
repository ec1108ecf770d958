import type { ForumReply } from '#contract/forum.ts'
import { AuthorActions } from './AuthorActions.tsx'
import { useDeleteReply } from './forum-mutations.ts'

/** What the writer of a reply can do with it. */
export function ReplyActions({
  reply,
  onPreload,
  onEdit,
}: {
  reply: ForumReply
  onPreload: () => void
  onEdit: () => void
}) {
  const remove = useDeleteReply(reply)
  return (
    <AuthorActions
      kind="reply"
      consequences="It cannot be brought back."
      onPreload={onPreload}
      onEdit={onEdit}
      deleting={remove.isPending}
      onDelete={(close) => remove.mutate(undefined, { onSettled: close })}
    />
  )
}
