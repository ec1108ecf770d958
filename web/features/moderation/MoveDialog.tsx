import { useState } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { Choices } from '#web/ui/Choices.tsx'
import type { Item } from './item.ts'
import { useModeratePost } from './moderation-mutations.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; item: Item; pillar: Pillar }

export function MoveDialog({ open, onOpenChange, item, pillar }: Props) {
  const [chosen, setChosen] = useState<Pillar>()
  const move = useModeratePost(item)

  function close(next: boolean) {
    onOpenChange(next)
    if (!next) setChosen(undefined)
  }

  // The mutation shows errors in a toast.
  const form = useMutationForm({ isPending: move.isPending, error: null }, () => {
    if (!chosen || chosen === pillar) close(false)
    else move.mutate({ action: 'move', pillar: chosen }, { onSettled: () => close(false) })
  })

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={close}
      title="Move this discussion"
      submitLabel="Move"
      onCancel={null}
    >
      <Choices
        inline
        legend="Pillar"
        choices={pillars.map((value) => ({ value, label: pillarLabels[value] }))}
        value={chosen ?? pillar}
        onChoose={setChosen}
      />
    </FormDialog>
  )
}
