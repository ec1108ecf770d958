import { useState } from 'react'
import type { ManagedAnnouncement } from '#contract/announcements.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, preloadDialog } from '#web/ui/Dialog.tsx'
import { preloadMarkdown } from '#web/ui/Markdown.tsx'
import { AnnouncementText } from './AnnouncementText.tsx'
import { CancelAnnouncement } from './CancelAnnouncement.tsx'
import { AnnouncementForm, CorrectionForm } from './lazy-announcement-form.tsx'
import styles from './Announcements.module.css'

export function AnnouncementActions({ announcement }: { announcement: ManagedAnnouncement }) {
  const { title, content, status, sendAt, challenge } = announcement
  const [open, setOpen] = useState<'preview' | 'edit'>()
  const Form = status === 'scheduled' ? AnnouncementForm : CorrectionForm
  const setEditOpen = (isOpen: boolean) => setOpen(isOpen ? 'edit' : undefined)
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={`Preview ${title}`}
        onPointerEnter={preloadPreview}
        onFocus={preloadPreview}
        onClick={() => setOpen('preview')}
      >
        Preview
      </Button>
      <Dialog
        open={open === 'preview'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'preview' : undefined)}
        title="Preview"
        size="wide"
      >
        <AnnouncementText title={title} content={content} />
      </Dialog>
      {status !== 'cancelled' && (
        <>
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={`Edit ${title}`}
            onPointerEnter={Form.preload}
            onFocus={Form.preload}
            onClick={() => setEditOpen(true)}
          >
            Edit
          </Button>
          {/* A new key starts the form with the values of another admin. */}
          <Form
            key={[title, content, sendAt, challenge?.id].join()}
            open={open === 'edit'}
            onOpenChange={setEditOpen}
            announcement={announcement}
          />
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
