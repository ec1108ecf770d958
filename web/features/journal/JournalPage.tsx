import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { Journal } from './Journal.tsx'
import { createPromptKey, parsePromptKey } from './prompt-key.ts'
import styles from './JournalPage.module.css'

/** What a new entry starts with: the key of a prompt, or a day. */
type Start = { start?: string; date?: string }

type DialogState = Start & {
  /** Used as a key, so that each opening starts from the latest draft. */
  openCount: number
  open: boolean
  /** The part of the URL that has already opened the dialog. */
  link: string | null
}

export function JournalPage() {
  const [search, setSearch] = useSearchParams()
  const [dialogState, setDialogState] = useState<DialogState>({ openCount: 0, open: false, link: null })
  useEffect(() => preloadWhenIdle(EntryDialog.preload), [])
  const link = search.get('prompt') ?? (search.has('new') ? 'new' : null)
  if (link !== dialogState.link) {
    const start = link !== null && parsePromptKey(link) ? link : undefined
    setDialogState(
      start || link === 'new'
        ? { openCount: dialogState.openCount + 1, open: true, link, ...(start && { start }) }
        : { ...dialogState, link },
    )
  }

  function openDialog(start: Start = {}) {
    setDialogState({ link: dialogState.link, openCount: dialogState.openCount + 1, open: true, ...start })
  }

  function onOpenChange(open: boolean) {
    setDialogState({ ...dialogState, open })
    // Do not reopen the dialog on reload.
    if (!open && link !== null) setSearch({}, { replace: true, preventScrollReset: true })
  }

  const { openCount, open, start, date } = dialogState
  return (
    <>
      <header className={styles.header}>
        <PageTitle>Journal</PageTitle>
        <h1>Journal</h1>
        <Button variant="primary" aria-haspopup="dialog" onClick={() => openDialog()}>
          <Icon name="plus" />
          New Entry
        </Button>
      </header>
      {!open && <DraftNotice onContinue={() => openDialog()} />}
      <Journal
        onAnswer={() => openDialog({ start: createPromptKey('purpose', 1) })}
        onWrite={(day) => openDialog({ date: day })}
      />
      {openCount > 0 && (
        <EntryDialog
          key={openCount}
          {...(start && { start })}
          {...(date && { date })}
          open={open}
          onOpenChange={onOpenChange}
        />
      )}
    </>
  )
}
