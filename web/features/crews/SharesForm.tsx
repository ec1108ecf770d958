import { type SubmitEvent, useState } from 'react'
import type { CrewShares, ShareChange } from '#contract/crews.ts'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import { applyShares, useSaveShares } from './crew-mutations.ts'
import { SharesFields } from './SharesFields.tsx'
import styles from './SharesFields.module.css'

/** Changes what a crew sees of the member. Arrow keys pass through the choices, so a button saves them. */
export function SharesForm({ crewId, shares }: { crewId: string; shares: CrewShares }) {
  const [edited, setEdited] = useState<CrewShares | null>(null)
  const save = useSaveShares(crewId)
  const change = edited && findChange(shares, edited)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (change && !save.isPending) save.mutate(change, { onSuccess: () => setEdited(null) })
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <SharesFields shares={edited ?? shares} onChange={(choice) => setEdited(applyShares(edited ?? shares, choice))} />
      {(change || save.isPending) && (
        <Button ref={restoreFocusOnUnmount} type="submit" wide busy={save.isPending} className={styles.save}>
          Save
        </Button>
      )}
    </form>
  )
}

/** Returns what an edit changes, or null if it changes nothing. */
function findChange(saved: CrewShares, edited: CrewShares): ShareChange | null {
  const compare = (before: CrewShares['goals'], after: CrewShares['goals']) =>
    after
      .filter(({ id, level }) => before.some((each) => each.id === id && each.level !== level))
      .map(({ id, level }) => ({ id, level }))
  const challenges = compare(saved.challenges, edited.challenges)
  const goals = compare(saved.goals, edited.goals)
  const isTelling = saved.tellsGaps !== edited.tellsGaps
  if (challenges.length + goals.length === 0 && !isTelling) return null
  return { challenges, goals, ...(isTelling && { tellsGaps: edited.tellsGaps }) }
}
