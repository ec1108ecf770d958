import type { Participation } from '#contract/challenges.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'

type Props = {
  participation: Participation
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
}

/** Asks before a second day is marked on one date. */
export function MarkAgainDialog({ participation: { progress }, open, onOpenChange, onConfirm }: Props) {
  const day = progress + 1
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Mark day ${day} as well?`}
      description="Today is already marked. This day will count for today as well."
      confirmLabel={`Mark day ${day}`}
      destructive={false}
      onConfirm={() => {
        onOpenChange(false)
        onConfirm()
      }}
    />
  )
}
