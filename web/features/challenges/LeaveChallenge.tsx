import type { Participation } from '#contract/challenges.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { formatRecentDay } from '#web/ui/dates.ts'
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

function describeConsequences(participation: Participation): string {
  const { progress, challenge, startsOn } = participation
  const title = isolate(challenge.title)
  if (startsOn !== null) return `You can join “${title}” again at any time. ${describeReturn(participation, startsOn)}`
  if (progress === 0) return `You can join “${title}” again at any time.`
  const days = progress === 1 ? 'completed day' : `${progress} completed days`
  return `You’ll lose your ${days}. You can join “${title}” again from day 1.`
}

/** Joining again on the screen of the challenge would start it today. */
function describeReturn({ start, asOf }: Participation, startsOn: string): string {
  const company = start && start.members > 1 ? ' with the others' : ''
  return `To start on ${formatRecentDay(startsOn, asOf)}${company}, open the link again.`
}
