import * as calls from '#contract/members.ts'
import { refuse } from '../../errors.ts'
import { respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { searchMembers } from './members.ts'
import { presentMember, presentMemberDetail } from './present.ts'
import { restoreMember, suspendMember } from './suspension.ts'

const notBuilt = () => {
  throw refuse('unavailable', 'This is not available yet.')
}

export const memberRoutes = [
  serve(calls.getMember, notBuilt),
  serve(calls.createMember, notBuilt),
  serve(calls.changeMemberRole, notBuilt),
  serve(calls.endMemberSessions, notBuilt),
  serve(calls.createResetLink, notBuilt),
  serve(calls.exportMember, notBuilt),
  serve(calls.deleteMember, notBuilt),
  serve(calls.listMembers, async ({ user, query: { query = '', ...rest }, ...dependencies }) => {
    const page = parsePage(rest, { defaultLimit: 50 })
    return respondWithPage(await searchMembers(dependencies, user, { query, page }), page, presentMember)
  }),
  serve(
    calls.suspendMember,
    async ({ client, user, params, ...dependencies }) => {
      return presentMemberDetail(
        await suspendMember(dependencies, { userId: params.id, source: { actorId: user.id, address: client.address } }),
      )
    },
    { endsSessions: true },
  ),
  serve(calls.restoreMember, async ({ client, user, params, ...dependencies }) => {
    return presentMemberDetail(
      await restoreMember(dependencies, { userId: params.id, source: { actorId: user.id, address: client.address } }),
    )
  }),
]
