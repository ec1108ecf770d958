import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { useCancelAnnouncement } from './announcement-mutations.ts'

const cancelAction = {
  label: 'Cancel',
  description: 'It won’t be sent.',
  confirm: 'Cancel announcement',
  keep: 'Keep it',
}

const withdrawAction = {
  label: 'Withdraw',
  description:
    'Members won’t see it in the app anymore. Emails and push messages that have already been sent can’t be withdrawn.',
  confirm: 'Withdraw announcement',
  keep: 'Cancel',
}

export function CancelAnnouncement({ announcement }: { announcement: ManagedAnnouncement }) {
  const cancel = useCancelAnnouncement(announcement)
  const { label, description, confirm, keep } = announcement.status === 'scheduled' ? cancelAction : withdrawAction
  return (
    <DialogButton
      ref={restoreFocusOnUnmount}
      variant="quiet"
      aria-label={`${label} ${announcement.title}`}
      renderDialog={(state) => (
        <ConfirmDialog
          {...state}
          title={`${label} ${isolate(announcement.title)}?`}
          description={description}
          confirmLabel={confirm}
          cancelLabel={keep}
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(undefined, { onSettled: () => state.onOpenChange(false) })}
        />
      )}
    >
      {label}
    </DialogButton>
  )
}
