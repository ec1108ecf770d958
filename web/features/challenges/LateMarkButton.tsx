import type { Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { findFillableYesterday } from './day-status.ts'
import type { useMarkDay } from './marking.ts'

export type LateMarkButtonProps = { participation: Participation; mark: ReturnType<typeof useMarkDay> }

/** Marks yesterday, until the end of today. */
export function LateMarkButton({ participation, mark }: LateMarkButtonProps) {
  const { challenge, completed } = participation
  const yesterday = findFillableYesterday(participation)
  if (completed || !yesterday) return null
  return (
    <Button
      ref={restoreFocusOnUnmount}
      variant="quiet"
      busy={mark.isPending}
      aria-label={`Mark yesterday: ${challenge.title}`}
      onClick={({ detail }) => {
        // Ignore the second click of a double click.
        if (detail <= 1) mark.mutate({ participation, date: yesterday })
      }}
    >
      Mark yesterday
    </Button>
  )
}
