import { useState } from 'react'
import type { GenerationDetail, GenerationItem } from '#contract/generations.ts'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { GenerationItemRow } from './GenerationItemRow.tsx'
import { useChangeItem } from './generations.ts'
import styles from './GenerationItems.module.css'

const ItemEditor = lazyDialog(async () => (await import('./ItemEditor.tsx')).ItemEditor)

/** Keeps `item` while the dialog closes, so focus can return to its row. */
type DialogTarget = { item: GenerationItem; open: boolean } | null

type Props = {
  generation: GenerationDetail
  /** Drafts can be changed by everyone who sees them. */
  canChangePublished: boolean
}

export function GenerationItems({ generation, canChangePublished }: Props) {
  const [editing, setEditing] = useState<DialogTarget>(null)
  const [removing, setRemoving] = useState<DialogTarget>(null)
  const change = useChangeItem(generation.id)
  const pending = change.isPending ? change.variables : null
  const isDraft = removing?.item.state === 'draft'
  const isGrouped = generation.task.kind === 'populate' && generation.task.pillar === null
  const groups = isGrouped
    ? pillars.map((pillar) => generation.items.filter((item) => item.pillar === pillar))
    : [generation.items]

  return (
    <div className={styles.groups} data-several={isGrouped || undefined}>
      {groups.map(
        ([first, ...rest]) =>
          first && (
            <section
              key={first.pillar}
              aria-label={isGrouped ? pillarLabels[first.pillar] : 'Generated content'}
              data-pillar={first.pillar}
            >
              {isGrouped && <h3 className={styles.pillar}>{pillarLabels[first.pillar]}</h3>}
              <ul className={styles.items}>
                {[first, ...rest].map((item) => (
                  <GenerationItemRow
                    key={item.id}
                    item={item}
                    pending={pending?.item.id === item.id ? pending.change : null}
                    disabled={change.isPending}
                    readOnly={item.state === 'published' && !canChangePublished}
                    onPreload={ItemEditor.preload}
                    onEdit={() => setEditing({ item, open: true })}
                    onPublish={() => change.mutate({ item, change: 'publish' })}
                    onRewrite={() => change.mutate({ item, change: 'regenerate' })}
                    onRemove={() => setRemoving({ item, open: true })}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {editing && (
        <ItemEditor
          key={editing.item.id}
          item={editing.item}
          generationId={generation.id}
          open={editing.open}
          onOpenChange={(open) => setEditing({ ...editing, open })}
        />
      )}
      {removing && (
        <ConfirmDialog
          open={removing.open}
          onOpenChange={(open) => setRemoving({ ...removing, open })}
          title={isDraft ? 'Discard this draft?' : 'Remove this item?'}
          description={`“${isolate(removing.item.title)}” will be deleted${isDraft ? '' : ', unless members have joined or replied'}.`}
          confirmLabel={isDraft ? 'Discard' : 'Remove'}
          busy={change.isPending}
          onConfirm={() =>
            change.mutate(
              { item: removing.item, change: 'remove' },
              { onSettled: () => setRemoving({ ...removing, open: false }) },
            )
          }
        />
      )}
    </div>
  )
}
