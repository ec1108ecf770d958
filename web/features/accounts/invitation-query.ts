import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#web/api/client.ts'

/** What an invitation says before the visitor has an account. @param token undefined until they have one */
export const invitationQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ['/api/auth/invitation', token],
    queryFn: () => callApi('POST /api/auth/invitation', { body: { invitation: token ?? '' } }),
    enabled: token !== undefined,
  })
