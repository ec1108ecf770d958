import { useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import { dialogOnFirstUse } from '#web/ui/Dialog.tsx'
import { useDeleteDiscussion } from './forum-changes.ts'
import { OwnActions } from './OwnActions.tsx'

const DiscussionForm = dialogOnFirstUse(async () => (await import('./DiscussionForm.tsx')).DiscussionForm)

/** What the one who began a discussion can do with it. */
export function OwnDiscussion({ post, onGone }: { post: ForumPost; onGone: () => void }) {
  const [editing, setEditing] = useState(false)
  const remove = useDeleteDiscussion(post)
  return (
    <>
      <OwnActions
        what="discussion"
        loss={`${post.replies ? 'What others replied stays, under the word "Deleted". Yours' : 'It'} cannot be brought back.`}
        onPreload={DiscussionForm.preload}
        onEdit={() => setEditing(true)}
        deleting={remove.isPending}
        onDelete={(close) => remove.mutate(undefined, { onSuccess: (left) => left ?? onGone(), onSettled: close })}
      />
      <DiscussionForm post={post} open={editing} onOpenChange={setEditing} />
    </>
  )
}
