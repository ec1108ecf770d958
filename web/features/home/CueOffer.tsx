import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { getCueDraftName } from '#web/features/challenges/cue-draft-name.ts'
import { CueForm } from '#web/features/challenges/CueForm.tsx'
import { useDraft } from '#web/shell/drafts.ts'
import { useOffer, useShownOffer } from '#web/shell/offers.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import styles from '#web/features/notifications/settings/ReminderOffer.module.css'

/** Find a challenge that was just joined without saying when and where. @param isWanted whether nothing else is offered */
export function useCueOffer(isWanted: boolean, participations: readonly Participation[]) {
  const first = participations.find(({ cue, run, progress }) => cue === null && run === 1 && progress <= 1)
  const name = `cue-offer:${first?.userId}`
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
    <Card as="section" className={styles.offer} aria-labelledby="cue-offer">
      <div className={styles.words}>
        <h3 id="cue-offer">When and where will you do it?</h3>
        <p dir="auto">{challenge.title}</p>
        {isOpened && <CueForm participation={participation} />}
      </div>
      {!isOpened && (
        <div className={styles.choices}>
          <Button onClick={() => setIsOpened(true)}>Add when and where</Button>
          <Button
            variant="quiet"
            onClick={({ currentTarget }) => {
              restoreFocusToRegion(currentTarget)
              onDismiss()
            }}
          >
            No thanks
          </Button>
        </div>
      )}
    </Card>
  )
}
