import { useRef, useState } from 'react'
import type { ForumReply } from '#contract/forum.ts'
import { ItemMenu } from '#web/features/moderation/ItemMenu.tsx'
import { useUser } from '#web/shell/session.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { findNextPost } from './find-next-post.ts'
import { toCrewItem } from './forum-items.ts'
import { useDeleteReply } from './forum-mutations.ts'
import { QuoteButton } from './QuoteButton.tsx'
import type { QuotedWords } from './use-post-draft.ts'

export type CrewPostMenuProps = {
  post: ForumReply
  onQuote?: ((quoted: QuotedWords) => void) | undefined
  onEdit: () => void
}

/** What the author, or others, can do about a post in the thread of a crew. */
export function CrewPostMenu({ post, onQuote, onEdit }: CrewPostMenuProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  const isOwn = useUser()?.id === post.userId
  const remove = useDeleteReply(post)
  const nextFocus = useRef<HTMLElement | null>(null)
  return (
    <>
      {onQuote && <QuoteButton post={post} onQuote={onQuote} />}
      <ItemMenu
        item={toCrewItem(post)}
        nextFocus={nextFocus}
        authorActions={isOwn && !post.removed ? { onEdit, onDelete: () => setIsDeleting(true) } : undefined}
      />
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title="Delete this post?"
        description="This can’t be undone."
        confirmLabel="Delete post"
        busy={remove.isPending}
        findNextFocus={() => nextFocus.current}
        onConfirm={() => {
          nextFocus.current = findNextPost(post.id)
          remove.mutate(undefined, { onSettled: () => setIsDeleting(false) })
        }}
      />
    </>
  )
}
