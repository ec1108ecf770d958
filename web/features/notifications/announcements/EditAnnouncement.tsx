import { useState } from 'react'
import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { Button } from '#web/ui/Button.tsx'
import { getTriggerProps } from '#web/ui/Dialog.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { AnnouncementForm, CorrectionForm } from './lazy-announcement-form.tsx'

export function EditAnnouncement({ announcement }: { announcement: ManagedAnnouncement }) {
  const [open, setOpen] = useState(false)
  // As it was when the form opened: it may be sent or changed by another admin while this one writes.
  const [edited, setEdited] = useState(announcement)
  const { title, content, sendAt, challenge, status } = edited
  const Form = status === 'scheduled' ? AnnouncementForm : CorrectionForm
  return (
    <>
      <Button
        ref={restoreFocusOnUnmount}
        variant="quiet"
        aria-label={`Edit ${announcement.title}`}
        {...getTriggerProps(Form.preload)}
        onClick={() => {
          setEdited(announcement)
          setOpen(true)
        }}
      >
        Edit
      </Button>
      <Form
        key={[title, content, sendAt, challenge?.id, status].join()}
        open={open}
        onOpenChange={setOpen}
        announcement={edited}
      />
    </>
  )
}
