import { type FormEvent, useId, useState } from 'react'
import type { Pillar } from '#contract/pillars.ts'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import type { Item } from './item.ts'
import { useModeratePost } from './moderation-mutations.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; item: Item; pillar: Pillar }

export function MoveDialog({ open, onOpenChange, item, pillar }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<Pillar>()
  const move = useModeratePost(item)

  function close(next: boolean) {
    onOpenChange(next)
    if (!next) setChosen(undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!chosen || chosen === pillar) return close(false)
    return move.mutate({ action: 'move', pillar: chosen }, { onSettled: () => close(false) })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Move this discussion"
      footer={
        <Button variant="primary" type="submit" form={id} busy={move.isPending}>
          Move
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <Choices
          inline
          legend="Pillar"
          choices={pillars.map((value) => ({ value, label: pillarLabels[value] }))}
          value={chosen ?? pillar}
          onChoose={setChosen}
        />
      </form>
    </Dialog>
  )
}
