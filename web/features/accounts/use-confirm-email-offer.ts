import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#web/api/client.ts'
import { useSite, useUser } from '#web/shell/session.ts'

const getStorageKey = (userId: string) => `confirm-email-offer:${userId}`

/** Find out whether to ask the member to confirm their address. They can put it off in this browser. */
export function useConfirmEmailOffer() {
  const user = useUser()
  const { mail } = useSite()
  const userId = user?.id ?? ''
  const [isDismissed, setIsDismissed] = useState(() => isOfferDismissed(userId))
  const enabled = mail && user?.emailVerified === false && !isDismissed
  // They may have confirmed it elsewhere since this document was loaded.
  const account = useQuery({ ...apiQuery('GET /api/account'), enabled })
  return {
    isPending: enabled && account.isLoading,
    account: enabled && account.data?.emailVerified === false ? account.data : null,
    dismiss() {
      dismissOffer(userId)
      setIsDismissed(true)
    },
  }
}

function isOfferDismissed(userId: string): boolean {
  try {
    return localStorage.getItem(getStorageKey(userId)) !== null
  } catch {
    return false
  }
}

function dismissOffer(userId: string): void {
  try {
    localStorage.setItem(getStorageKey(userId), 'dismissed')
  } catch {
    // Storage is disabled; the dismissal lasts until reload.
  }
}
