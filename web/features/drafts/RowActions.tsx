import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { DeleteDraft } from './DeleteDraft.tsx'
import type { LibraryRow } from './library-rows.ts'
import styles from './Library.module.css'

/** What an admin can do with an item of the library. */
export function RowActions({ row: { draft, title } }: { row: LibraryRow }) {
  if (!draft) return null
  return (
    <div className={styles.buttons}>
      <LinkButton to={paths.writtenDraft(draft.id)}>Go on writing</LinkButton>
      <DeleteDraft draft={draft} title={title} />
    </div>
  )
}
