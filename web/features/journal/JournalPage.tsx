import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { privacyNote } from '#web/shell/privacy-note.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { Entries } from './Entries.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { createPromptKey, parsePromptKey } from './prompt-key.ts'

type DialogState = {
  /** Used as a key, so that each opening starts from the latest draft. */
  openCount: number
  open: boolean
  /** Key of the prompt to start with. */
  start: string | undefined
  /** The part of the URL that has already opened the dialog. */
  link: string | null
}

export function JournalPage() {
  const [search, setSearch] = useSearchParams()
  const [dialogState, setDialogState] = useState<DialogState>({
    openCount: 0,
    open: false,
    start: undefined,
    link: null,
  })
  useEffect(() => preloadWhenIdle(EntryDialog.preload), [])
  const link = search.get('prompt') ?? (search.has('new') ? 'new' : null)
  if (link !== dialogState.link) {
    const start = link !== null && parsePromptKey(link) ? link : undefined
    setDialogState(
      start || link === 'new'
        ? { openCount: dialogState.openCount + 1, open: true, start, link }
        : { ...dialogState, link },
    )
  }

  function openDialog(start?: string) {
    setDialogState({ ...dialogState, openCount: dialogState.openCount + 1, open: true, start })
  }

  function onOpenChange(open: boolean) {
    setDialogState({ ...dialogState, open })
    // Do not reopen the dialog on reload.
    if (!open && link !== null) setSearch({}, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageHeader
        title="Journal"
        action={
          <Button variant="primary" wide aria-haspopup="dialog" onClick={() => openDialog()}>
            <Icon name="plus" />
            New Entry
          </Button>
        }
      >
        {privacyNote}
      </PageHeader>
      {!dialogState.open && <DraftNotice onContinue={() => openDialog()} />}
      <Entries onStart={() => openDialog(createPromptKey('purpose', 1))} />
      {dialogState.openCount > 0 && (
        <EntryDialog
          key={dialogState.openCount}
          start={dialogState.start}
          open={dialogState.open}
          onOpenChange={onOpenChange}
        />
      )}
    </>
  )
}
