import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { RunItem } from '#contract/runs.ts'
import { type BodyFor, call, query, textOf } from '#web/api.ts'
import { queryClient } from '#web/query-client.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChallengeEditor } from './ChallengeEditor.tsx'
import { DiscussionEditor } from './DiscussionEditor.tsx'
import { ResourceEditor } from './ResourceEditor.tsx'
import { pieceWords } from './run-words.ts'
import { itemChanged } from './runs.ts'
import styles from './editor.module.css'

type Props = { item: RunItem; runId: string; open: boolean; onOpenChange: (open: boolean) => void }

type Body = BodyFor<'PATCH /api/content/items/{id}'>

/** What an editor of a kind is given. `save` throws what the server refuses. */
export type EditorProps<Draft> = { formId: string; draft: Draft; inUse: boolean; save: (body: Body) => Promise<void>; onBusy: (busy: boolean) => void; onChanged: (changed: boolean) => void }

/** A dialog around the form of whichever kind it is. */
export function ItemEditor({ item, runId, open, onOpenChange }: Props) {
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const [changed, setChanged] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const options = query('GET /api/content/items/{id}', { params: { id: item.id } })
  // It may have been changed since it was last open.
  const found = useQuery({ ...options, enabled: open, staleTime: 0, gcTime: 0 })

  async function save(body: Body) {
    const saved = await call('PATCH /api/content/items/{id}', { params: { id: item.id }, body })
    queryClient.setQueryData(options.queryKey, saved)
    void itemChanged(runId)
    toast({ title: 'Changes saved' })
    close()
  }

  function close() {
    setChanged(false)
    setLeaving(false)
    onOpenChange(false)
  }

  /** A click beside a long form must not throw away what was typed. */
  function leave() {
    if (busy) return
    if (changed && !leaving) setLeaving(true)
    else close()
  }

  const shared = { formId, inUse: found.data?.inUse ?? false, save, onBusy: setBusy, onChanged: setChanged }
  const { challenge, resource, discussion } = found.data ?? {}
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : leave())}
      title={`Edit ${pieceWords[item.piece].toLowerCase()}`}
      size="wide"
      foot={
        <>
          {leaving ? (
            <>
              <p className={styles.leaving} role="alert">
                You have changed this and not saved it.
              </p>
              <Button look="destructive" onClick={close}>
                Discard changes
              </Button>
              <Button onClick={() => setLeaving(false)}>Keep editing</Button>
            </>
          ) : (
            <Button aria-disabled={busy || undefined} onClick={leave}>
              Cancel
            </Button>
          )}
          <Button look="primary" type="submit" form={formId} busy={busy} disabled={!found.data}>
            Save changes
          </Button>
        </>
      }
    >
      {found.isError ? (
        <ErrorState text={textOf(found.error)} busy={found.isFetching} onRetry={() => void found.refetch()} />
      ) : found.isFetching ? (
        <Skeleton shape="row" count={3} />
      ) : challenge ? (
        <ChallengeEditor {...shared} draft={challenge} />
      ) : resource ? (
        <ResourceEditor {...shared} draft={resource} />
      ) : discussion ? (
        <DiscussionEditor {...shared} draft={discussion} />
      ) : (
        <p>This has been removed.</p>
      )}
    </Dialog>
  )
}
