import { useState } from 'react'
import { useTodayList } from '#web/features/challenges/participations.ts'
import { useOffer, useShownOffer } from '#web/shell/offers.ts'
import { findInstallWay, installOfferName } from './install-prompt.ts'

/** Days that the member has marked before it is worth having the app on the home screen. */
const MARKED_DAYS = 3

/** Find out whether to tell a member that the app can be installed. @param isWanted whether nothing else is offered */
export function useInstallOffer(isWanted: boolean) {
  // Not updated later, because the hint would push what is below it down.
  const [way] = useState(findInstallWay)
  const { isOpen, dismiss } = useOffer(installOfferName)
  const markedDays = useTodayList(({ numbers }) => numbers.kept).data ?? 0
  const offered = isWanted && isOpen && markedDays >= MARKED_DAYS ? way : null
  useShownOffer(offered ? installOfferName : undefined)
  return { way: offered, dismiss }
}
