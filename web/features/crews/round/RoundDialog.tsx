import { Dialog } from '#web/ui/Dialog.tsx'
import { RoundSettings } from './RoundSettings.tsx'

export type RoundDialogProps = { crewId: string; open: boolean; onOpenChange: (open: boolean) => void }

/** Chooses the day, the hour and the questions of the weekly round without leaving the crew. */
export function RoundDialog({ crewId, open, onOpenChange }: RoundDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Weekly round">
      <RoundSettings crewId={crewId} onSaved={() => onOpenChange(false)} />
    </Dialog>
  )
}
