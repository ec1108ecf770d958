import { DialogButton } from '#web/ui/DialogButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { AnnouncementForm } from './lazy-announcement-form.tsx'

export function NewAnnouncement() {
  return (
    <DialogButton
      variant="primary"
      wide
      preload={AnnouncementForm.preload}
      renderDialog={(state) => <AnnouncementForm {...state} />}
    >
      <Icon name="plus" />
      New announcement
    </DialogButton>
  )
}
