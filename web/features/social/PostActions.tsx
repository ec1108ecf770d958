import type { SocialPost } from '#contract/social.ts'
import { useCanDelete } from '#web/shell/use-can-delete.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { useRemovePost, useSetPostVisibility } from './social-mutations.ts'
import styles from './ManagedPosts.module.css'

type Props = {
  post: SocialPost
  /** False for members who may only remove what they have added themselves, while it is shown. */
  canHide: boolean
}

export function PostActions({ post: { id, author, visibility, addedById }, canHide }: Props) {
  const setVisibility = useSetPostVisibility()
  const remove = useRemovePost()
  const canDelete = useCanDelete(addedById)
  const isHidden = visibility !== 'public'
  if (!canHide && (!canDelete || isHidden)) return null
  return (
    <div className={styles.actions}>
      {canHide && (
        <Button
          variant="quiet"
          busy={setVisibility.isPending}
          aria-label={`${isHidden ? 'Show' : 'Hide'} the post by ${author}`}
          onClick={() => setVisibility.mutate({ id, visibility: isHidden ? 'public' : 'hidden' })}
        >
          {isHidden ? 'Show' : 'Hide'}
        </Button>
      )}
      <DialogButton
        variant="quiet"
        aria-label={`Remove the post by ${author}`}
        renderDialog={(state) => (
          <ConfirmDialog
            {...state}
            title="Remove this post?"
            description={`Anyone can add it again with its link.${canHide ? ' To keep it off the feed permanently, hide it.' : ''}`}
            confirmLabel="Remove post"
            busy={remove.isPending}
            onConfirm={() => remove.mutate({ id }, { onError: () => state.onOpenChange(false) })}
          />
        )}
      >
        Remove
      </DialogButton>
    </div>
  )
}
