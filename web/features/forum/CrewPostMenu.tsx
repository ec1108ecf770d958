import { useRef, useState } from 'react'
import type { ForumReply } from '#contract/forum.ts'
import { ItemMenu } from '#web/features/moderation/ItemMenu.tsx'
import { useUser } from '#web/shell/session.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { toCrewItem } from './forum-items.ts'
import { useDeleteReply } from './forum-mutations.ts'
import type { QuotedWords } from './PostBox.tsx'
import { QuoteButton } from './QuoteButton.tsx'

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
          nextFocus.current = findNext(post.id)
          remove.mutate(undefined, { onSettled: () => setIsDeleting(false) })
        }}
      />
    </>
  )
}

/** Finds the post below, or the field below the last one. */
function findNext(id: string): HTMLElement | null {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
  const below = row?.closest('[data-posts]')?.querySelectorAll<HTMLElement>('[data-row], textarea') ?? []
  return [...below].find((each) => row && isBelow(each, row)) ?? null
}

function isBelow(element: Element, row: Element): boolean {
  return !row.contains(element) && Boolean(row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
}
