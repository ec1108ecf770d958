import type { Participation } from '#contract/challenges.ts'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { isMarkedToday } from './participations.ts'
import { StartOverDialog } from './StartOverDialog.tsx'

/** Begin the challenge again at day 1. Not offered without completed days, nor on a day that is marked. */
export function StartOver({ participation }: { participation: Participation }) {
  if (participation.progress === 0 || isMarkedToday(participation)) return null
  return (
    <DialogButton
      variant="quiet"
      renderDialog={(state) => <StartOverDialog participation={participation} {...state} />}
    >
      Start over
    </DialogButton>
  )
}
