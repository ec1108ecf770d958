import { useState } from 'react'
import { useTodayList } from '#web/features/challenges/participations.ts'

/** Check whether the member had joined nothing when they opened Home. Joining there leaves the order of Home as it is. */
export function useIsNewcomer(): boolean {
  const hasJoined = useTodayList(({ joined }) => joined > 0).data
  const [isNewcomer, setIsNewcomer] = useState<boolean>()
  if (hasJoined !== undefined && isNewcomer === undefined) setIsNewcomer(!hasJoined)
  return isNewcomer ?? false
}
