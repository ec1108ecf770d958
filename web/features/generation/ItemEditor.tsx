import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { GenerationItem } from '#contract/generations.ts'
import { callApi, apiQuery } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { deleteDraft, saveDraft, readDraft } from '#web/shell/drafts.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChallengeEditor } from './ChallengeEditor.tsx'
import { DiscussionEditor } from './DiscussionEditor.tsx'
import type { ItemBody } from './editor-props.ts'
import { itemKindLabels } from './generation-labels.ts'
import { invalidateGenerationItem } from './generations.ts'
import { LeftOut } from './LeftOut.tsx'
import { ResourceEditor } from './ResourceEditor.tsx'
import styles from './editor.module.css'

type Props = { item: GenerationItem; generationId: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Edit an item in a dialog. Keep changes that failed to save in the browser until they are saved or discarded. */
export function ItemEditor({ item, generationId, open, onOpenChange }: Props) {
  const formId = useId()
  const userId = useUser()?.id ?? ''
  const draftName = `item:${item.id}`
  const [unsavedBody, setUnsavedBody] = useState(() => parseBody(readDraft(userId, draftName)))
  const dirtyRef = useRef<boolean>(null)
  const [isConfirmingDiscard, setIsConfirmingDiscard] = useState(false)
  const itemOptions = apiQuery('GET /api/content/items/{id}', { params: { id: item.id } })
  // Another admin may have changed it since.
  const itemResult = useQuery({ ...itemOptions, enabled: open, staleTime: 0, gcTime: 0 })

  const { mutateAsync, isPending: busy } = useMutation({
    mutationFn: (body: ItemBody) => {
      saveDraft(userId, draftName, { body: JSON.stringify(body) })
      return callApi('PATCH /api/content/items/{id}', { params: { id: item.id }, body })
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(itemOptions.queryKey, saved)
      void invalidateGenerationItem(generationId)
      toast({ title: 'Changes saved' })
    },
  })

  function close() {
    deleteDraft(userId, draftName)
    setUnsavedBody(undefined)
    setIsConfirmingDiscard(false)
    onOpenChange(false)
  }

  async function save(body: ItemBody) {
    await mutateAsync(body)
    close()
  }

  /** Ask before discarding changes, because a click outside a long form closes it too. */
  function requestClose() {
    if (busy) return
    if ((unsavedBody || dirtyRef.current) && !isConfirmingDiscard) setIsConfirmingDiscard(true)
    else close()
  }

  const editorProps = {
    formId,
    inUse: itemResult.data?.inUse ?? false,
    save,
    dirtyRef,
  }
  const { challenge, resource, discussion } = { ...itemResult.data, ...unsavedBody }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : requestClose())}
      title={`Edit ${itemKindLabels[item.piece].toLowerCase()}`}
      size="wide"
      footer={
        <>
          {isConfirmingDiscard ? (
            <>
              <p className={styles.leaving} role="alert">
                You have unsaved changes.
              </p>
              <Button variant="destructive" onClick={close}>
                Discard changes
              </Button>
              <Button onClick={() => setIsConfirmingDiscard(false)}>Keep editing</Button>
            </>
          ) : (
            <Button aria-disabled={busy || undefined} onClick={requestClose}>
              Cancel
            </Button>
          )}
          <Button variant="primary" type="submit" form={formId} busy={busy} disabled={!itemResult.data}>
            Save changes
          </Button>
        </>
      }
    >
      {itemResult.isError || itemResult.isFetching ? (
        <LoadingState result={itemResult}>
          <Skeleton shape="row" count={3} />
        </LoadingState>
      ) : challenge ? (
        <>
          <p className={styles.leftOut}>
            <LeftOut parts={itemResult.data?.leftOut ?? []} />
          </p>
          <ChallengeEditor {...editorProps} initialDraft={challenge} />
        </>
      ) : resource ? (
        <ResourceEditor {...editorProps} initialDraft={resource} />
      ) : discussion ? (
        <DiscussionEditor {...editorProps} initialDraft={discussion} />
      ) : (
        <p>This item has been removed.</p>
      )}
    </Dialog>
  )
}

function parseBody(fields: Record<string, string> | undefined): ItemBody | undefined {
  return fields?.['body'] === undefined ? undefined : JSON.parse(fields['body'])
}
