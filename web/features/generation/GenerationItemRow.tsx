import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { GenerationItem } from '#contract/generations.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { itemKindLabels, type ItemChange } from './generation-labels.ts'
import { LeftOut } from './LeftOut.tsx'
import styles from './GenerationItems.module.css'

type Props = {
  item: GenerationItem
  /** The change in progress. */
  pending: ItemChange | null
  /** True while any item of the generation is changing. */
  disabled: boolean
  /** True for a published item of someone else. */
  readOnly: boolean
  /** Called on hover and focus, before a dialog opens. */
  onPreload: () => void
  onEdit: () => void
  onPublish: () => void
  onRewrite: () => void
  onRemove: () => void
}

export function GenerationItemRow({
  item,
  pending,
  disabled,
  readOnly,
  onPreload,
  onEdit,
  onPublish,
  onRewrite,
  onRemove,
}: Props) {
  const { title, pieceId, state, leftOut } = item
  const isDraft = state === 'draft'
  const ifEnabled = (action: () => void) => (disabled ? undefined : action)
  /** The control disappears, so the row keeps the focus. */
  const changeFromRow = (change: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    restoreFocusToRegion(event.currentTarget)
    change()
  }

  return (
    <li
      className={styles.item}
      tabIndex={-1}
      data-draft={isDraft || undefined}
      aria-busy={pending === null ? undefined : true}
    >
      <span className={styles.words}>
        <span className={styles.kind}>
          {itemKindLabels[item.piece]}
          {isDraft && ' draft'}
        </span>
        {isDraft ? (
          <button
            type="button"
            className={styles.title}
            dir="auto"
            aria-haspopup="dialog"
            aria-disabled={disabled || undefined}
            onPointerEnter={onPreload}
            onFocus={onPreload}
            onClick={ifEnabled(onEdit)}
          >
            {title}
          </button>
        ) : pieceId === null ? (
          <s className={styles.title} dir="auto">
            {title}
          </s>
        ) : (
          <Link className={styles.title} dir="auto" to={getItemPath(item.piece, pieceId)}>
            {title}
          </Link>
        )}
        {state !== 'removed' && <LeftOut parts={leftOut} />}
      </span>
      {state === 'removed' ? (
        <Badge>Removed</Badge>
      ) : pending === 'regenerate' ? (
        <span className={styles.busy}>Regenerating...</span>
      ) : pending === 'publish' ? (
        <span className={styles.busy}>Publishing...</span>
      ) : readOnly ? null : (
        <span className={styles.actions} onPointerEnter={onPreload} onFocus={onPreload}>
          {isDraft && (
            <Button
              variant="quiet"
              aria-label={`Publish ${title}`}
              aria-disabled={disabled || undefined}
              onClick={disabled ? undefined : changeFromRow(onPublish)}
            >
              Publish
            </Button>
          )}
          <IconButton
            icon={rareIcons.create}
            label="Edit"
            aria-label={`Edit ${title}`}
            aria-haspopup="dialog"
            aria-disabled={disabled || undefined}
            onClick={ifEnabled(onEdit)}
          />
          <IconButton
            icon={rareIcons.again}
            label="Regenerate"
            aria-label={`Regenerate ${title}`}
            aria-disabled={disabled || undefined}
            onClick={disabled ? undefined : changeFromRow(onRewrite)}
          />
          <IconButton
            icon={rareIcons.trash}
            label={isDraft ? 'Discard' : 'Remove'}
            aria-label={`${isDraft ? 'Discard' : 'Remove'} ${title}`}
            aria-haspopup="dialog"
            aria-disabled={disabled || undefined}
            onClick={ifEnabled(onRemove)}
          />
        </span>
      )}
    </li>
  )
}

function getItemPath(piece: GenerationItem['piece'], id: string): string {
  return { challenge: paths.challenge, resource: paths.resource, discussion: paths.discussion }[piece](id)
}
