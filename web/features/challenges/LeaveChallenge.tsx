import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { useLeaveChallenge } from './participations.ts'

export function LeaveChallenge({ participation }: { participation: Participation }) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const leave = useLeaveChallenge()
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setIsConfirmOpen(true)}
      >
        Leave challenge
      </Button>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title="Leave this challenge?"
        description={describeConsequences(participation)}
        confirmLabel="Leave challenge"
        busy={leave.isPending}
        onConfirm={() => leave.mutate(participation, { onError: () => setIsConfirmOpen(false) })}
      />
    </>
  )
}

function describeConsequences({ progress, challenge: { title } }: Participation): string {
  if (progress === 0) return `You can join “${isolate(title)}” again at any time.`
  const days = progress === 1 ? 'completed day' : `${progress} completed days`
  return `You’ll lose your ${days}. You can join “${isolate(title)}” again from day 1.`
}
