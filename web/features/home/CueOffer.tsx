import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { getCueDraftName } from '#web/features/challenges/cue-draft-name.ts'
import { CueForm } from '#web/features/challenges/CueForm.tsx'
import { useDraft } from '#web/shell/drafts.ts'
import { Offer } from '#web/shell/Offer.tsx'
import { useOffer, useShownOffer } from '#web/shell/offers.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'

/** Find a challenge that was just joined without saying when and where. @param isWanted whether nothing else is offered */
export function useCueOffer(isWanted: boolean, participations: readonly Participation[]) {
  const first = participations.find(({ cue, run, progress }) => cue === null && run === 1 && progress <= 1)
  const name = `cue-offer:${useUser()?.id}`
  const { isOpen, dismiss } = useOffer(name)
  const participation = isWanted && isOpen ? first : undefined
  useShownOffer(participation && name)
  return { participation, dismiss }
}

/** Asks when and where the member will do it, on the first day. */
export function CueOffer({ participation, onDismiss }: { participation: Participation; onDismiss: () => void }) {
  const { id, userId, challenge } = participation
  const [isOpened, setIsOpened] = useState(false)
  const draft = useDraft(userId, getCueDraftName(id))
  // Stays open when the text is cleared, which deletes the draft.
  if (draft && !isOpened) setIsOpened(true)
  return (
    <Offer
      title="When and where will you do it?"
      choices={isOpened ? null : <Button onClick={() => setIsOpened(true)}>Add when and where</Button>}
      onDismiss={onDismiss}
    >
      <p dir="auto">{challenge.title}</p>
      {isOpened && <CueForm participation={participation} />}
    </Offer>
  )
}
