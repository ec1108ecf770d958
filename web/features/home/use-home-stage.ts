import { useState } from 'react'
import type { Today } from '#contract/today.ts'
import { useTodayList } from '#web/features/challenges/participations.ts'

/**
 * `new` members have joined nothing. `established` ones have finished a challenge or marked 14 days, and know what the
 * site offers.
 */
export type HomeStage = 'new' | 'starting' | 'established'

const ESTABLISHED_DAYS = 14

/** Find the stage at which the member opened Home. It stays the same until they open Home again. */
export function useHomeStage(): HomeStage | undefined {
  const { data, error } = useTodayList(getHomeStage)
  const current = data ?? (error ? 'starting' : undefined)
  const [stage, setStage] = useState(current)
  if (stage === undefined && current !== undefined) setStage(current)
  return stage ?? current
}

export function getHomeStage({
  joined,
  completed,
  lifetime,
}: Pick<Today, 'joined' | 'completed' | 'lifetime'>): HomeStage {
  if (completed > 0 || lifetime.days >= ESTABLISHED_DAYS) return 'established'
  return joined > 0 ? 'starting' : 'new'
}
