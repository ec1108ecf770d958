import { lazyDialog } from '#web/ui/Dialog.tsx'
import type { StartFormProps } from './StartForm.tsx'

export const StartDialog = lazyDialog<StartFormProps>(async () => (await import('./StartForm.tsx')).StartForm)
