import * as calls from '#contract/members.ts'
import { respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { searchMembers, restoreMember, suspendMember } from './members.ts'
import { presentMember } from './present.ts'

export const memberRoutes = [
  serve(calls.listMembers, async ({ user, query: { query = '', ...rest }, ...dependencies }) => {
    const page = parsePage(rest, { defaultLimit: 50 })
    return respondWithPage(await searchMembers(dependencies, user, { query, page }), page, presentMember)
  }),
  serve(
    calls.suspendMember,
    async ({ client, user, params, ...dependencies }) => {
      return presentMember(
        await suspendMember(dependencies, { userId: params.id, source: { actorId: user.id, address: client.address } }),
      )
    },
    { endsSessions: true },
  ),
  serve(calls.restoreMember, async ({ client, user, params, ...dependencies }) => {
    return presentMember(
      await restoreMember(dependencies, { userId: params.id, source: { actorId: user.id, address: client.address } }),
    )
  }),
]
