import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { WrittenKind } from '#contract/written-drafts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { catalogQuery } from './catalog-queries.ts'
import { ItemActions } from './ItemActions.tsx'
import styles from './ItemActions.module.css'

export type AdminShortcutsProps = { kind: WrittenKind; id: string }

/** What an admin can do with an item, on its own screen. */
export function AdminShortcuts({ kind, id }: AdminShortcutsProps) {
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        For admins
        <Icon name={rareIcons.fold} size="small" />
      </button>
      {isOpen && (
        <div id={panelId} className={styles.opened}>
          <OpenedShortcuts kind={kind} id={id} />
        </div>
      )}
    </>
  )
}

function OpenedShortcuts({ kind, id }: AdminShortcutsProps) {
  const { data } = useQuery(catalogQuery)
  const item = data?.find((each) => each.id === id)
  return (
    <>
      {item?.hiddenAt && <p className={styles.hidden}>This {kind} is hidden. Only those who have joined find it.</p>}
      <ItemActions item={{ kind, id }} isHidden={item ? item.hiddenAt !== null : null} />
    </>
  )
}
