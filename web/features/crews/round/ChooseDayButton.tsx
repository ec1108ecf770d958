import type { ComponentProps } from 'react'
import type { Round } from '#contract/crew-rounds.ts'
import type { Button } from '#web/ui/Button.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import type { RoundDialogProps } from './RoundDialog.tsx'

const RoundDialog = lazyDialog<RoundDialogProps>(async () => (await import('./RoundDialog.tsx')).RoundDialog)

type Props = { round: Round } & Pick<ComponentProps<typeof Button>, 'variant' | 'wide'>

/** Opens the day, the hour and the questions of the weekly round, for the founder of the crew. */
export function ChooseDayButton({ round: { crewId, weekday }, ...button }: Props) {
  return (
    <DialogButton
      {...button}
      preload={RoundDialog.preload}
      renderDialog={(state) => <RoundDialog {...state} crewId={crewId} />}
    >
      {weekday === null ? 'Choose a day' : 'Change the day'}
    </DialogButton>
  )
}
