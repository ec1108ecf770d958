import type { ReactNode } from 'react'
import type { CatalogItem } from '#contract/catalog.ts'
import { paths } from '#web/paths.ts'
import { DownloadButton } from '#web/shell/DownloadButton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { useSetHidden, useStartDraft } from './catalog-mutations.ts'
import styles from './ItemActions.module.css'

type Props = {
  item: Pick<CatalogItem, 'kind' | 'id'>
  /** Null while it is not known. */
  isHidden: boolean | null
  editLabel?: string
  before?: ReactNode
  after?: ReactNode
}

/** What an admin can do with a published item. */
export function ItemActions({ item: { kind, id }, isHidden, editLabel = 'Edit', before, after }: Props) {
  const startDraft = useStartDraft()
  const setHidden = useSetHidden()
  const isStarting = (key: 'edits' | 'copies') => startDraft.isPending && startDraft.variables[key] === id
  return (
    <div className={styles.actions}>
      {before}
      <Button busy={isStarting('edits')} onClick={() => startDraft.mutate({ kind, edits: id })}>
        {editLabel}
      </Button>
      <Button busy={isStarting('copies')} onClick={() => startDraft.mutate({ kind, copies: id })}>
        Use as a start
      </Button>
      {kind === 'challenge' && <LinkButton to={paths.howItGoes(id)}>How it goes</LinkButton>}
      <Button
        busy={setHidden.isPending}
        disabled={isHidden === null}
        onClick={() => setHidden.mutate({ kind, id, hidden: !isHidden })}
      >
        {isHidden ? 'Show again' : 'Hide'}
      </Button>
      <DownloadButton url={paths.contentFile(kind, id)}>Share file</DownloadButton>
      {after}
    </div>
  )
}
