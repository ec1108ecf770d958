import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { RunItem } from '#contract/generation-runs.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { itemKindLabels } from './run-labels.ts'
import styles from './RunItems.module.css'

type Props = {
  item: RunItem
  /** True while the item is regenerated. */
  busy: boolean
  /** True while any item of the run is changing. */
  disabled: boolean
  /** Called on hover and focus, before a dialog opens. */
  onPreload: () => void
  onEdit: () => void
  onRewrite: () => void
  onRemove: () => void
}

export function RunItemRow({ item, busy, disabled, onPreload, onEdit, onRewrite, onRemove }: Props) {
  const { title, pieceId } = item
  const ifEnabled = (action: () => void) => (disabled ? undefined : action)
  function rewrite(event: MouseEvent<HTMLButtonElement>) {
    restoreFocusToRegion(event.currentTarget)
    onRewrite()
  }

  return (
    <li className={styles.item} tabIndex={-1} aria-busy={busy || undefined}>
      <span className={styles.words}>
        <span className={styles.kind}>{itemKindLabels[item.piece]}</span>
        {pieceId === null ? (
          <s className={styles.title}>{title}</s>
        ) : (
          <Link className={styles.title} to={getItemPath(item.piece, pieceId)}>
            {title}
          </Link>
        )}
      </span>
      {pieceId === null ? (
        <Badge>Removed</Badge>
      ) : busy ? (
        <span className={styles.busy}>Regenerating...</span>
      ) : (
        <span className={styles.actions} onPointerEnter={onPreload} onFocus={onPreload}>
          <IconButton
            icon="create"
            label="Edit"
            aria-label={`Edit ${title}`}
            aria-haspopup="dialog"
            aria-disabled={disabled || undefined}
            onClick={ifEnabled(onEdit)}
          />
          <IconButton
            icon="again"
            label="Regenerate"
            aria-label={`Regenerate ${title}`}
            aria-disabled={disabled || undefined}
            onClick={disabled ? undefined : rewrite}
          />
          <IconButton
            icon="trash"
            label="Remove"
            aria-label={`Remove ${title}`}
            aria-haspopup="dialog"
            aria-disabled={disabled || undefined}
            onClick={ifEnabled(onRemove)}
          />
        </span>
      )}
    </li>
  )
}

function getItemPath(piece: RunItem['piece'], id: string): string {
  return { challenge: paths.challenge, resource: paths.resource, discussion: paths.discussion }[piece](id)
}
