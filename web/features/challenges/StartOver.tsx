import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { isMarkedToday } from './participations.ts'
import { StartOverDialog } from './StartOverDialog.tsx'

/** Begin the challenge again at day 1. Not offered without completed days, nor on a day that is marked. */
export function StartOver({ participation }: { participation: Participation }) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  if (participation.progress === 0 || isMarkedToday(participation)) return null
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setIsConfirmOpen(true)}
      >
        Start over
      </Button>
      <StartOverDialog participation={participation} open={isConfirmOpen} onOpenChange={setIsConfirmOpen} />
    </>
  )
}
