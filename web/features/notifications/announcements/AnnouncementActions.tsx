import { useState } from 'react'
import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, preloadDialog } from '#web/ui/Dialog.tsx'
import { preloadMarkdown } from '#web/ui/Markdown.tsx'
import { AnnouncementText } from './AnnouncementText.tsx'
import { CancelAnnouncement } from './CancelAnnouncement.tsx'
import { EditAnnouncement } from './EditAnnouncement.tsx'
import styles from './Announcements.module.css'

export function AnnouncementActions({ announcement }: { announcement: ManagedAnnouncement }) {
  const { title, content, status } = announcement
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`Preview ${title}`}
        onPointerEnter={preloadPreview}
        onFocus={preloadPreview}
        onClick={() => setIsPreviewOpen(true)}
      >
        Preview
      </Button>
      <Dialog open={isPreviewOpen} onOpenChange={setIsPreviewOpen} title="Preview" size="wide">
        <AnnouncementText title={title} content={content} />
      </Dialog>
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
  preloadDialog()
  preloadMarkdown()
}
