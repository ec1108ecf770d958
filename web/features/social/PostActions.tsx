import { useState } from 'react'
import type { SocialPost } from '#contract/social.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { useRemove, useShow } from './social-changes.ts'
import styles from './ManagedPosts.module.css'

/** Off the feed and back, or gone. */
export function PostActions({ post: { id, author, visibility } }: { post: SocialPost }) {
  const [asking, setAsking] = useState(false)
  const show = useShow()
  const remove = useRemove()
  const hidden = visibility === 'hidden'
  return (
    <div className={styles.actions}>
      <Button
        look="quiet"
        busy={show.isPending}
        aria-label={`${hidden ? 'Show' : 'Hide'} the post by ${author}`}
        onClick={() => show.mutate({ id, visibility: hidden ? 'public' : 'hidden' })}
      >
        {hidden ? 'Show' : 'Hide'}
      </Button>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={`Remove the post by ${author}`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove this post?"
        description="Fetching will not bring it back; adding its link will. To keep it off the feed for good, hide it instead."
        confirm="Remove post"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onError: () => setAsking(false) })}
      />
    </div>
  )
}
