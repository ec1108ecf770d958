import type { Participation } from '#contract/challenges.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { formatWeekdayDate } from '#web/ui/weekday-date.ts'
import { useStartNow } from './start-queries.ts'

/** Starts a challenge that waits, without the others. The panel for its first day then replaces the one with this. */
export function StartToday({ participation }: { participation: Participation }) {
  const startNow = useStartNow()
  return (
    <DialogButton
      variant="quiet"
      renderDialog={(state) => (
        <ConfirmDialog
          {...state}
          title="Start today, on your own?"
          description={describeOthers(participation)}
          confirmLabel="Start today"
          destructive={false}
          busy={startNow.isPending}
          onConfirm={() => startNow.mutate(participation, { onError: () => state.onOpenChange(false) })}
        />
      )}
    >
      Start today instead
    </DialogButton>
  )
}

function describeOthers({ start, startsOn }: Participation): string {
  const who = start && start.members > 1 ? 'The others start' : 'Everyone who joins by the link starts'
  return startsOn === null ? '' : `${who} on ${formatWeekdayDate(startsOn)}.`
}
