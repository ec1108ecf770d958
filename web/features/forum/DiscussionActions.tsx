import { useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { AuthorActions } from './AuthorActions.tsx'
import { useDeleteDiscussion } from './forum-mutations.ts'

const DiscussionForm = lazyDialog(async () => (await import('./DiscussionForm.tsx')).DiscussionForm)

export function DiscussionActions({ post, onDeleted }: { post: ForumPost; onDeleted: () => void }) {
  const [editing, setEditing] = useState(false)
  const remove = useDeleteDiscussion(post)
  return (
    <>
      <AuthorActions
        kind="discussion"
        consequences={describeConsequences(post)}
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

function describeConsequences({ replies }: ForumPost): string {
  if (replies === 0) return 'This can’t be undone.'
  return 'Replies from others stay, and your post is shown as “Deleted”. This can’t be undone.'
}
