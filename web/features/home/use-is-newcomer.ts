import { useState } from 'react'
import type { Today } from '#contract/today.ts'

/** Check whether the member had joined nothing when they opened Home. Joining there leaves the order of Home as it is. */
export function useIsNewcomer(list: Today | undefined): boolean {
  const [isNewcomer, setIsNewcomer] = useState<boolean>()
  if (list && isNewcomer === undefined) setIsNewcomer(list.joined === 0)
  return isNewcomer ?? false
}
