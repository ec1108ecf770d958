import { useState } from 'react'
import type { RunDetail, RunItem } from '#contract/generation-runs.ts'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { dialogOnFirstUse } from '#web/ui/Dialog.tsx'
import { RunItemRow } from './RunItemRow.tsx'
import { useChangeItem } from './runs.ts'
import styles from './RunItems.module.css'

const ItemEditor = dialogOnFirstUse(async () => (await import('./ItemEditor.tsx')).ItemEditor)

/** `item` stays while the dialog closes, so that the keyboard finds its way back. */
type Asked = { item: RunItem; open: boolean } | null

/** What a run has written so far, by pillar where it wrote for several. */
export function RunItems({ run }: { run: RunDetail }) {
  const [editing, setEditing] = useState<Asked>(null)
  const [removing, setRemoving] = useState<Asked>(null)
  const change = useChangeItem(run.id)
  const rewriting = change.isPending && change.variables.change === 'regenerate' ? change.variables.item.id : null
  const several = run.task.kind === 'populate' && run.task.pillar === null
  const groups = several ? pillars.map((pillar) => run.items.filter((item) => item.pillar === pillar)) : [run.items]

  return (
    <div className={styles.groups} data-several={several || undefined}>
      {groups.map(
        ([first, ...rest]) =>
          first && (
            <section
              key={first.pillar}
              aria-label={several ? pillarLabels[first.pillar] : 'Written'}
              data-pillar={first.pillar}
            >
              {several && <h3 className={styles.pillar}>{pillarLabels[first.pillar]}</h3>}
              <ul className={styles.items}>
                {[first, ...rest].map((item) => (
                  <RunItemRow
                    key={item.id}
                    item={item}
                    busy={rewriting === item.id}
                    frozen={change.isPending}
                    onReach={ItemEditor.preload}
                    onEdit={() => setEditing({ item, open: true })}
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
          runId={run.id}
          open={editing.open}
          onOpenChange={(open) => setEditing({ ...editing, open })}
        />
      )}
      {removing && (
        <ConfirmDialog
          open={removing.open}
          onOpenChange={(open) => setRemoving({ ...removing, open })}
          title="Remove this?"
          description={`“${removing.item.title}” goes for good. If members have joined or replied, it stays.`}
          confirm="Remove"
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
