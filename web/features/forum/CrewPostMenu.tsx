import { useState } from 'react'
import type { ForumReply } from '#contract/forum.ts'
import { ItemMenu } from '#web/features/moderation/ItemMenu.tsx'
import { useUser } from '#web/shell/session.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { toCrewItem } from './forum-items.ts'
import { useDeleteReply } from './forum-mutations.ts'

export type CrewPostMenuProps = { post: ForumReply; onEdit: () => void }

/** What the author, or others, can do about a post in the thread of a crew. */
export function CrewPostMenu({ post, onEdit }: CrewPostMenuProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  const isOwn = useUser()?.id === post.userId
  const remove = useDeleteReply(post)
  return (
    <>
      <ItemMenu
        item={toCrewItem(post)}
        authorActions={isOwn && !post.removed ? { onEdit, onDelete: () => setIsDeleting(true) } : undefined}
      />
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title="Delete this post?"
        description="This can’t be undone."
        confirmLabel="Delete post"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsDeleting(false) })}
      />
    </>
  )
}
