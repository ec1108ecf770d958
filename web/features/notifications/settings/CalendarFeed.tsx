import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { Field } from '#web/ui/Field.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRenewCalendar, useRevokeCalendar } from './notification-settings.ts'
import settingsStyles from '#web/ui/settings.module.css'
import styles from './notification-settings.module.css'

/** The secret address of the member's calendar feed. */
export function CalendarFeed({ calendarUrl }: { calendarUrl: string | null }) {
  const renew = useRenewCalendar()
  if (calendarUrl === null)
    return (
      <div className={settingsStyles.row}>
        <p className={settingsStyles.soft}>A calendar that shows when your steps are due, without messages from us.</p>
        <Button ref={restoreFocusOnUnmount} busy={renew.isPending} onClick={() => renew.mutate()}>
          Turn on the calendar
        </Button>
      </div>
    )
  return <CalendarAddress address={new URL(calendarUrl, location.origin).href} renew={renew} />
}

type Props = { address: string; renew: ReturnType<typeof useRenewCalendar> }

function CalendarAddress({ address, renew }: Props) {
  const revoke = useRevokeCalendar()

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: 'Address copied' })
    } catch {
      toast({ title: 'Couldn’t copy the address', description: 'Select it and copy it yourself.' })
    }
  }

  return (
    <>
      <Field
        label="Your secret address"
        hint="In your calendar app, choose “Subscribe” or “Add from URL” and paste this address. Anyone who has it can read the calendar. A new password or email address, or signing out everywhere, gives it a new address."
      >
        {(control) => (
          <TextInput {...control} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </Field>
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>Copy address</Button>
        <LinkButton href={address.replace(/^https?:/, 'webcal:')}>Open in calendar app</LinkButton>
        <DialogButton
          variant="quiet"
          renderDialog={(state) => (
            <ConfirmDialog
              {...state}
              title="Create a new address?"
              description="The old address stops working. Add the new one to your calendar apps again."
              confirmLabel="Create a new address"
              busy={renew.isPending}
              onConfirm={() => renew.mutate(undefined, { onSettled: () => state.onOpenChange(false) })}
            />
          )}
        >
          New address
        </DialogButton>
        <Button ref={restoreFocusOnUnmount} variant="quiet" busy={revoke.isPending} onClick={() => revoke.mutate()}>
          Turn off
        </Button>
      </div>
    </>
  )
}
