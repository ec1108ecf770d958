import { type FormEvent, useId, useRef, useState } from 'react'
import { getErrorMessage } from '#web/api/client.ts'
import { useSite } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { Agreement } from './Agreement.tsx'
import type { CheckedList } from './checked-list.ts'
import { CheckedAddresses } from './CheckedAddresses.tsx'
import { countAddresses, countInvitations } from './describe-address.ts'
import { findInviteButton } from './invite-button.ts'
import { useInviteByEmail } from './mailed-invitation-queries.ts'
import styles from './Mailed.module.css'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  list: CheckedList
  onBack: () => void
  onSent: () => void
}

/** The second step: what will happen with each address, the confirmation, and the sending. */
export function CheckedListDialog({ open, onOpenChange, list, onBack, onSent }: Props) {
  const formId = useId()
  const siteName = useSite().name
  const invite = useInviteByEmail()
  const agreement = useRef<HTMLInputElement>(null)
  const [agreed, setAgreed] = useState(false)
  const [isRequired, setIsRequired] = useState(false)
  const added = list.addresses.filter(({ result }) => result === 'new')
  const isPossible = added.length > 0 && added.length <= list.left

  function submit(event: FormEvent) {
    event.preventDefault()
    if (invite.isPending) return
    setIsRequired(!agreed)
    if (!agreed) return agreement.current?.focus()
    invite.mutate({ addresses: list.entries.map(({ text }) => text), agreed: true }, { onSuccess: onSent })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => invite.isPending || onOpenChange(next)}
      findNextFocus={findInviteButton}
      title={added.length === 0 ? 'Nobody to invite' : `Invite ${countAddresses(added.length)}?`}
      description={describeOthers(list.addresses.length - added.length)}
      isRead
      footer={
        <>
          <Button aria-disabled={invite.isPending || undefined} onClick={() => invite.isPending || onBack()}>
            Back
          </Button>
          {isPossible && (
            <Button variant="primary" type="submit" form={formId} busy={invite.isPending}>
              Send {countInvitations(added.length)}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} method="post" className={styles.form} onSubmit={submit} noValidate>
        {invite.isError && <Banner tone="error" title={getErrorMessage(invite.error)} />}
        {added.length > list.left && <TooMany left={list.left} />}
        <CheckedAddresses list={list} />
        {isPossible && (
          <Agreement
            ref={agreement}
            label={`All of them agreed that ${isolate(siteName)} writes to them.`}
            error={isRequired && !agreed ? 'Please confirm this first' : undefined}
            checked={agreed}
            onChange={setAgreed}
          />
        )}
      </form>
    </Dialog>
  )
}

function TooMany({ left }: { left: number }) {
  return (
    <Banner
      title={left === 0 ? 'The limit for today is reached.' : `Only ${countAddresses(left)} can be invited today.`}
    >
      A site can invite 1,000 addresses by email in 24 hours. Go back and make the list smaller, or try again tomorrow.
    </Banner>
  )
}

function describeOthers(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? '1 row is left out.' : `${count.toLocaleString('en')} rows are left out.`
}
