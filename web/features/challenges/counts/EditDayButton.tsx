import { useStartDraft } from '#web/features/catalog/catalog-mutations.ts'
import { Button } from '#web/ui/Button.tsx'

/** Opens the editor with a day of a challenge. It continues an edit that has been begun. */
export function EditDayButton({ challengeId, day }: { challengeId: string; day: number }) {
  const startEdit = useStartDraft(day)
  return (
    <Button busy={startEdit.isPending} onClick={() => startEdit.mutate({ kind: 'challenge', edits: challengeId })}>
      Edit this day
    </Button>
  )
}
