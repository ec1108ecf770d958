import { lazyDialog } from '#web/ui/Dialog.tsx'

export const AnnouncementForm = lazyDialog(async () => (await import('./AnnouncementForm.tsx')).AnnouncementForm)

export const CorrectionForm = lazyDialog(async () => (await import('./CorrectionForm.tsx')).CorrectionForm)
