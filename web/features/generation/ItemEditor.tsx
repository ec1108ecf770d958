import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import type { RunItem } from '#contract/generation-runs.ts'
import { call, query, textOf } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { dropDraft, keepDraft, readDraft } from '#web/shell/drafts.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChallengeEditor } from './ChallengeEditor.tsx'
import { DiscussionEditor } from './DiscussionEditor.tsx'
import type { ItemBody } from './editor-props.ts'
import { ResourceEditor } from './ResourceEditor.tsx'
import { pieceWords } from './run-words.ts'
import { itemChanged } from './runs.ts'
import styles from './editor.module.css'

type Props = { item: RunItem; runId: string; open: boolean; onOpenChange: (open: boolean) => void }

/** A dialog around the form of whichever kind it is. What could not be saved is kept in the browser, until it is or is discarded. */
export function ItemEditor({ item, runId, open, onOpenChange }: Props) {
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const userId = useUser()?.id ?? ''
  const draft = `item:${item.id}`
  const [kept, setKept] = useState(() => bodyIn(readDraft(userId, draft)))
  const [changed, setChanged] = useState(kept !== undefined)
  const [leaving, setLeaving] = useState(false)
  const options = query('GET /api/content/items/{id}', { params: { id: item.id } })
  // It may have been changed since it was last open.
  const found = useQuery({ ...options, enabled: open, staleTime: 0, gcTime: 0 })

  const { mutateAsync } = useMutation({
    mutationFn: (body: ItemBody) => {
      keepDraft(userId, draft, { body: JSON.stringify(body) })
      return call('PATCH /api/content/items/{id}', { params: { id: item.id }, body })
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(options.queryKey, saved)
      void itemChanged(runId)
      toast({ title: 'Changes saved' })
    },
  })

  async function save(body: ItemBody) {
    await mutateAsync(body)
    close()
  }

  function close() {
    dropDraft(userId, draft)
    setKept(undefined)
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

  // The form reports steps moved or removed; typing counts at once, also for who presses Escape in the same breath.
  const onChanged = useCallback((isDirty: boolean) => setChanged(isDirty || kept !== undefined), [kept])
  const shared = { formId, inUse: found.data?.inUse ?? false, save, onBusy: setBusy, onChanged }
  const { challenge, resource, discussion } = { ...found.data, ...kept }
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
      <div onInput={() => setChanged(true)}>
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
      </div>
    </Dialog>
  )
}

function bodyIn(fields: Record<string, string> | undefined): ItemBody | undefined {
  return fields?.['body'] === undefined ? undefined : JSON.parse(fields['body'])
}
