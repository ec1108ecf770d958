import { useState } from 'react'
import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
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
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const cancel = useCancelAnnouncement(announcement)
  const { label, description, confirm, keep } = announcement.status === 'scheduled' ? cancelAction : withdrawAction
  return (
    <>
      <Button
        ref={restoreFocusOnUnmount}
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`${label} ${announcement.title}`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setIsConfirmOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title={`${label} ${isolate(announcement.title)}?`}
        description={description}
        confirmLabel={confirm}
        cancelLabel={keep}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setIsConfirmOpen(false) })}
      />
    </>
  )
}
