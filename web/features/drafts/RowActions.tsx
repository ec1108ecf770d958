import { useDeleteItem } from '#web/features/catalog/catalog-mutations.ts'
import { ItemActions } from '#web/features/catalog/ItemActions.tsx'
import { paths } from '#web/paths.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { DeleteDraft } from './DeleteDraft.tsx'
import type { LibraryRow } from './library-rows.ts'
import styles from './Library.module.css'

/** What an admin can do with a row of the library. */
export function RowActions({ row: { item, draft, title } }: { row: LibraryRow }) {
  const deleteItem = useDeleteItem()
  if (!item)
    return (
      draft && (
        <div className={styles.buttons}>
          <LinkButton to={paths.writtenDraft(draft.id)}>Continue writing</LinkButton>
          <DeleteDraft variant="destructive" draft={draft} title={title} />
        </div>
      )
    )
  const { kind, id, hiddenAt, joined } = item
  return (
    <ItemActions
      item={item}
      isHidden={hiddenAt !== null}
      editLabel={draft ? 'Continue editing' : 'Edit'}
      before={<LinkButton to={kind === 'challenge' ? paths.challenge(id) : paths.resource(id)}>Open</LinkButton>}
      after={
        joined === 0 && (
          <DialogButton
            variant="destructive"
            renderDialog={(state) => (
              <ConfirmDialog
                {...state}
                title={`Delete this ${kind}?`}
                description={`${isolate(title)} disappears for everyone. This can’t be undone.`}
                confirmLabel="Delete"
                busy={deleteItem.isPending}
                onConfirm={() => deleteItem.mutate({ kind, id }, { onSettled: () => state.onOpenChange(false) })}
              />
            )}
          >
            Delete
          </DialogButton>
        )
      }
    />
  )
}
