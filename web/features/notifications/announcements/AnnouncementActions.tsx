import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { preloadMarkdown } from '#web/ui/Markdown.tsx'
import { AnnouncementText } from './AnnouncementText.tsx'
import { CancelAnnouncement } from './CancelAnnouncement.tsx'
import { EditAnnouncement } from './EditAnnouncement.tsx'
import styles from './Announcements.module.css'

export function AnnouncementActions({ announcement }: { announcement: ManagedAnnouncement }) {
  const { title, content, status } = announcement
  return (
    <div className={styles.actions}>
      <DialogButton
        variant="quiet"
        aria-label={`Preview ${title}`}
        preload={preloadPreview}
        renderDialog={(state) => (
          <Dialog {...state} title="Preview" size="wide">
            <AnnouncementText title={title} content={content} />
          </Dialog>
        )}
      >
        Preview
      </DialogButton>
      {status !== 'cancelled' && (
        <>
          <EditAnnouncement announcement={announcement} />
          <CancelAnnouncement announcement={announcement} />
        </>
      )}
    </div>
  )
}

function preloadPreview() {
  Dialog.preload()
  preloadMarkdown()
}
