import { useState } from 'react'
import { AddressesDialog } from './AddressesDialog.tsx'
import type { CheckedList } from './checked-list.ts'
import { CheckedListDialog } from './CheckedListDialog.tsx'

/** Invite a list of people by email: the addresses, what will happen with each of them, and the sending. */
export function InviteByEmailDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [text, setText] = useState('')
  const [list, setList] = useState<CheckedList>()

  function finish() {
    setText('')
    setList(undefined)
    onOpenChange(false)
  }

  return list ? (
    <CheckedListDialog
      open={open}
      onOpenChange={onOpenChange}
      list={list}
      onBack={() => setList(undefined)}
      onSent={finish}
    />
  ) : (
    <AddressesDialog open={open} onOpenChange={onOpenChange} text={text} onType={setText} onChecked={setList} />
  )
}
