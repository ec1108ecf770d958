import type { Participation } from '#contract/challenges.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { useLeaveChallenge } from './participations.ts'

export function LeaveChallenge({ participation }: { participation: Participation }) {
  const leave = useLeaveChallenge()
  return (
    <DialogButton
      variant="quiet"
      renderDialog={(state) => (
        <ConfirmDialog
          {...state}
          title="Leave this challenge?"
          description={describeConsequences(participation)}
          confirmLabel="Leave challenge"
          busy={leave.isPending}
          onConfirm={() => leave.mutate(participation, { onError: () => state.onOpenChange(false) })}
        />
      )}
    >
      Leave challenge
    </DialogButton>
  )
}

function describeConsequences({ progress, challenge: { title } }: Participation): string {
  if (progress === 0) return `You can join “${isolate(title)}” again at any time.`
  const days = progress === 1 ? 'completed day' : `${progress} completed days`
  return `You’ll lose your ${days}. You can join “${isolate(title)}” again from day 1.`
}
