import { type FormEvent, useId, useRef, useState } from 'react'
import { mailedInvitationLimits } from '#contract/limits.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import type { CheckedList } from './checked-list.ts'
import { decodeTable, findAddresses } from './find-addresses.ts'
import { findInviteButton } from './invite-button.ts'
import { useCheckAddresses } from './mailed-invitation-queries.ts'
import styles from './Mailed.module.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  text: string
  onType: (text: string) => void
  onChecked: (list: CheckedList) => void
}

/** More than five hundred long rows have. */
const maxFileBytes = 2 * 1024 * 1024
const { perList } = mailedInvitationLimits

/** The first step: a file or pasted addresses, which the server then checks. */
export function AddressesDialog({ open, onOpenChange, text, onType, onChecked }: Props) {
  const formId = useId()
  const file = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const check = useCheckAddresses()
  const [error, setError] = useState('')

  async function checkList(source: string) {
    const entries = findAddresses(source)
    if (!entries.some((entry) => entry.text.includes('@'))) return fail('There is no email address in it')
    if (entries.length > perList)
      return fail(
        `There are ${entries.length.toLocaleString('en')} addresses in it. A list can have ${perList}: split it`,
      )
    setError('')
    try {
      onChecked({ ...(await check.mutateAsync(entries.map((entry) => entry.text))), entries })
    } catch (failure) {
      fail(getErrorMessage(failure))
    }
  }

  function fail(message: string) {
    setError(message)
    field.current?.focus()
  }

  async function readFile(chosen: File) {
    if (chosen.size > maxFileBytes) return fail('This file is larger than 2 MB. Choose one with only the addresses')
    const content = decodeTable(new Uint8Array(await chosen.arrayBuffer()))
    return content.includes('\u0000')
      ? fail('This is not a CSV file. Export your spreadsheet as CSV')
      : checkList(content)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!check.isPending) void checkList(text)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      findNextFocus={findInviteButton}
      title="Invite by email"
      description="Each address gets one email with its own link, which works for 14 days. Nothing is sent before you have seen the list."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} busy={check.isPending}>
            Check addresses
          </Button>
        </>
      }
    >
      <form id={formId} method="post" className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.file}>
          <Button busy={check.isPending} aria-describedby={`${formId}-file`} onClick={() => file.current?.click()}>
            Choose a CSV file
          </Button>
          <p id={`${formId}-file`} className={styles.hint}>
            Exported from a spreadsheet, with a column of email addresses.
          </p>
          <input
            ref={file}
            hidden
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            aria-label="File with addresses"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              // The same file can be chosen again once it is corrected.
              target.value = ''
              if (chosen) void readFile(chosen)
            }}
          />
        </div>
        <Field
          label="Or paste addresses"
          hint={`One per line, or with commas between them. At most ${perList}.`}
          error={error || undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              data-start=""
              rows={6}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              onChange={({ target }) => onType(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
