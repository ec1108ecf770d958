import { useId } from 'react'
import { useTimeZone } from '#web/shell/today.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { formatPublishTime } from './describe-draft.ts'
import type { LibraryRow } from './library-rows.ts'
import { RowActions } from './RowActions.tsx'
import styles from './Library.module.css'

type Props = { row: LibraryRow; isOpen: boolean; onToggle: () => void }

/** A compact row that opens to what an admin can do with it. */
export function LibraryRowItem({ row, isOpen, onToggle }: Props) {
  const id = useId()
  const timeZone = useTimeZone()
  const { item, draft, title, kind, isNameTaken } = row
  return (
    <li className={styles.item} data-pillar={item?.pillar}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <span className={styles.pillar} aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {title || `${kind === 'challenge' ? 'Challenge' : 'Resource'} without a name`}
          </span>
          <span className={styles.facts}>
            {draft && (
              <b>
                {draft.publishAt
                  ? `Publishes ${formatPublishTime(timeZone, draft.publishAt)}`
                  : item
                    ? 'Unpublished changes'
                    : 'Draft'}
              </b>
            )}
            {draft?.publishError && <b className={styles.wrong}>Could not be published</b>}
            {isNameTaken && <b>Has the name of another {kind}</b>}
            {item?.hiddenAt && <b>Hidden</b>}
            {item?.source === 'edited' && <b>Edited</b>}
            {item?.source === 'own' && <span>Written here</span>}
            <span>{describeKind(row)}</span>
            {item && item.joined > 0 && <span>{`${item.joined.toLocaleString('en')} joined`}</span>}
            {draft?.author && <span>by {isolate(draft.author)}</span>}
          </span>
        </span>
        <Icon name={rareIcons.fold} size="small" />
      </button>
      {isOpen && (
        <div id={id} className={styles.opened}>
          <RowActions row={row} />
        </div>
      )}
    </li>
  )
}

function describeKind({ kind, item }: LibraryRow): string {
  if (kind === 'resource') return 'Resource'
  if (item?.duration == null) return 'Challenge'
  return `Challenge, ${item.duration === 1 ? '1 day' : `${item.duration} days`}`
}
