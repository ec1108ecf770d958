import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#web/api/client.ts'
import { useOffer, useShownOffer } from '#web/shell/offers.ts'
import { useSite, useUser } from '#web/shell/session.ts'

/** Find out whether to ask the member to confirm their address. @param isWanted whether nothing else is offered */
export function useConfirmEmailOffer(isWanted: boolean) {
  const user = useUser()
  const { mail } = useSite()
  const name = `confirm-email-offer:${user?.id}`
  const { isOpen, dismiss } = useOffer(name)
  const enabled = mail && user?.emailVerified === false && isWanted && isOpen
  // They may have confirmed it elsewhere since this document was loaded.
  const account = useQuery({ ...apiQuery('GET /api/account'), enabled })
  const offered = enabled && account.data?.emailVerified === false ? account.data : null
  useShownOffer(offered ? name : undefined)
  return { isPending: enabled && account.isLoading, account: offered, dismiss }
}
