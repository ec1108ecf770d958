import type { Participation } from '#contract/challenges.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useStartOver } from './participations.ts'

type Props = {
  participation: Participation
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function StartOverDialog({ participation, open, onOpenChange }: Props) {
  const startOver = useStartOver()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Start over at day 1?"
      description={describeConsequences(participation)}
      confirmLabel="Start over"
      destructive={false}
      busy={startOver.isPending}
      onConfirm={() => startOver.mutate(participation, { onSettled: () => onOpenChange(false) })}
    />
  )
}

function describeConsequences({ progress }: Participation): string {
  const days = progress === 1 ? 'Your completed day stays' : `Your ${progress} completed days stay`
  return `${days} in the history, with dates and notes. Your count and your wall start again.`
}
