import type { ComponentProps } from 'react'
import type { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { useDeleteDraft } from './drafts.ts'
import type { ListedDraft } from './library-rows.ts'

type Props = {
  draft: Pick<ListedDraft, 'id' | 'edits' | 'kind'>
  title: string
  onDeleted?: () => void
} & Pick<ComponentProps<typeof Button>, 'variant' | 'className'>

export function DeleteDraft({ draft: { id, edits, kind }, title, onDeleted, ...button }: Props) {
  const deleteDraft = useDeleteDraft()
  return (
    <DialogButton
      {...button}
      renderDialog={(state) => (
        <ConfirmDialog
          {...state}
          title="Delete this draft?"
          description={
            edits
              ? `Your changes are deleted. The published ${kind} stays as it is.`
              : 'What you have written is deleted. This can’t be undone.'
          }
          confirmLabel="Delete draft"
          busy={deleteDraft.isPending}
          onConfirm={() =>
            deleteDraft.mutate({ id, title }, { onSuccess: onDeleted, onSettled: () => state.onOpenChange(false) })
          }
        />
      )}
    >
      Delete draft
    </DialogButton>
  )
}
