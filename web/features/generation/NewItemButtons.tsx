import { useStartDraft } from '#web/features/catalog/catalog-mutations.ts'
import { Button } from '#web/ui/Button.tsx'
import styles from './ContentPage.module.css'

/** Open the editor without an idea. */
export function NewItemButtons() {
  const startDraft = useStartDraft()
  const getProps = (kind: 'challenge' | 'resource') => ({
    busy: startDraft.isPending && startDraft.variables.kind === kind,
    onClick: () => startDraft.mutate({ kind }),
  })
  return (
    <div className={styles.newItems}>
      <Button {...getProps('challenge')}>New challenge</Button>
      <Button {...getProps('resource')}>New resource</Button>
    </div>
  )
}
