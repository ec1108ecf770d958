import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { AnnouncementForm } from './lazy-announcement-form.tsx'

export function NewAnnouncement() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        wide
        aria-haspopup="dialog"
        onPointerEnter={AnnouncementForm.preload}
        onFocus={AnnouncementForm.preload}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
        New announcement
      </Button>
      <AnnouncementForm open={open} onOpenChange={setOpen} />
    </>
  )
}
