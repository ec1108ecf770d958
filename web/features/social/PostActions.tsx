import { useState } from 'react'
import type { SocialPost } from '#contract/social.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { useRemovePost, useSetPostVisibility } from './social-mutations.ts'
import styles from './ManagedPosts.module.css'

export function PostActions({ post: { id, author, visibility } }: { post: SocialPost }) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const setVisibility = useSetPostVisibility()
  const remove = useRemovePost()
  const isHidden = visibility !== 'public'
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        busy={setVisibility.isPending}
        aria-label={`${isHidden ? 'Show' : 'Hide'} the post by ${author}`}
        onClick={() => setVisibility.mutate({ id, visibility: isHidden ? 'public' : 'hidden' })}
      >
        {isHidden ? 'Show' : 'Hide'}
      </Button>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`Remove the post by ${author}`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setIsConfirmOpen(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title="Remove this post?"
        description="Anyone can add it again with its link. To keep it off the feed permanently, hide it."
        confirmLabel="Remove post"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onError: () => setIsConfirmOpen(false) })}
      />
    </div>
  )
}
