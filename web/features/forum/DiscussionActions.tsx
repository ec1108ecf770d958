import { useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { AuthorActions } from './AuthorActions.tsx'
import { useDeleteDiscussion } from './forum-mutations.ts'

const DiscussionForm = lazyDialog(async () => (await import('./DiscussionForm.tsx')).DiscussionForm)

/** What the one who began a discussion can do with it. */
export function DiscussionActions({ post, onDeleted }: { post: ForumPost; onDeleted: () => void }) {
  const [editing, setEditing] = useState(false)
  const remove = useDeleteDiscussion(post)
  return (
    <>
      <AuthorActions
        kind="discussion"
        consequences={`${post.replies ? 'What others replied stays, under the word "Deleted". Yours' : 'It'} cannot be brought back.`}
        onPreload={DiscussionForm.preload}
        onEdit={() => setEditing(true)}
        deleting={remove.isPending}
        onDelete={(close) =>
          remove.mutate(undefined, { onSuccess: (remaining) => remaining ?? onDeleted(), onSettled: close })
        }
      />
      <DiscussionForm post={post} open={editing} onOpenChange={setEditing} />
    </>
  )
}
