import type { ForumReply } from '#contract/forum.ts'
import { useDeleteReply } from './forum-changes.ts'
import { OwnActions } from './OwnActions.tsx'

/** What the writer of a reply can do with it. */
export function OwnReply({
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
    <OwnActions
      what="reply"
      loss="It cannot be brought back."
      onPreload={onPreload}
      onEdit={onEdit}
      deleting={remove.isPending}
      onDelete={(close) => remove.mutate(undefined, { onSettled: close })}
    />
  )
}
