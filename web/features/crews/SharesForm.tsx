import { useState } from 'react'
import type { CrewShares, ShareChange } from '#contract/crews.ts'
import { SaveForm } from '#web/ui/SaveForm.tsx'
import { applyShares, useSaveShares } from './crew-mutations.ts'
import { SharesFields } from './SharesFields.tsx'

/** Changes what a crew sees of the member. */
export function SharesForm({ crewId, shares }: { crewId: string; shares: CrewShares }) {
  const [edited, setEdited] = useState<CrewShares | null>(null)
  const save = useSaveShares(crewId)
  const change = edited && findChange(shares, edited)

  return (
    <SaveForm
      differs={change !== null}
      isSaving={save.isPending}
      onSave={() => change && save.mutate(change, { onSuccess: () => setEdited(null) })}
    >
      <SharesFields shares={edited ?? shares} onChange={(choice) => setEdited(applyShares(edited ?? shares, choice))} />
    </SaveForm>
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
