import type { ForumReply } from '#contract/forum.ts'
import { AuthorActions } from './AuthorActions.tsx'
import { useDeleteReply } from './forum-mutations.ts'

export function ReplyActions({ reply, onEdit }: { reply: ForumReply; onEdit: () => void }) {
  const remove = useDeleteReply(reply)
  return (
    <AuthorActions
      kind="reply"
      consequences="This can’t be undone."
      onEdit={onEdit}
      deleting={remove.isPending}
      onDelete={(close) => remove.mutate(undefined, { onSettled: close })}
    />
  )
}
