import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { fetchAtRest } from '#web/ui/at-rest.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { DraftNote } from './DraftNote.tsx'
import { Entries } from './Entries.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { type Prompt, promptKey, promptOf } from './prompt-key.ts'

type Writing = {
  /** Counts the openings: each begins with what is kept by then. */
  opening: number
  open: boolean
  start: Prompt | undefined
  /** The prompt of the address that has been answered to. */
  linked: string | null
}

export function JournalPage() {
  const [search, setSearch] = useSearchParams()
  const [writing, setWriting] = useState<Writing>({ opening: 0, open: false, start: undefined, linked: null })
  useEffect(() => fetchAtRest(EntryDialog.preload), [])
  const linked = search.get('prompt')
  if (linked !== writing.linked) {
    const start = promptOf(linked)
    setWriting(start ? { opening: writing.opening + 1, open: true, start, linked } : { ...writing, linked })
  }

  function write(start?: Prompt) {
    setWriting({ ...writing, opening: writing.opening + 1, open: true, start })
  }

  function onOpenChange(open: boolean) {
    setWriting({ ...writing, open })
    // A reload must not open it again.
    if (!open && linked !== null) setSearch({}, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <PageTitle>Journal</PageTitle>
      <PageHeader
        title="Journal"
        action={
          <Button look="primary" wide aria-haspopup="dialog" onClick={() => write()}>
            <Icon name="plus" />
            New Entry
          </Button>
        }
      >
        Nobody reads this but you.
      </PageHeader>
      {!writing.open && <DraftNote onContinue={() => write()} />}
      <Entries onStart={() => write(promptOf(promptKey('purpose', 1)))} />
      {writing.opening > 0 && (
        <EntryDialog key={writing.opening} start={writing.start} open={writing.open} onOpenChange={onOpenChange} />
      )}
    </>
  )
}
