import { useEffect } from 'react'
import { callApi } from '#web/api/client.ts'

/** Tell the server that the member is in the community, so that the next visit can show what is new. */
export function useRememberVisit(): void {
  useEffect(() => {
    callApi('POST /api/community-visit', { background: true }).catch(() => undefined)
  }, [])
}
