import * as calls from '#contract/members.ts'
import { answerPage } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { pageOf } from '../../page.ts'
import { membersLike, restoreMember, suspendMember } from './members.ts'
import { presentMember } from './present.ts'

export const memberRoutes = [
  serve(calls.listMembers, async ({ user, query: { query = '', ...rest }, ...dependencies }) => {
    const page = pageOf(rest, { defaultLimit: 50 })
    return answerPage(await membersLike(dependencies, user, { query, page }), page, presentMember)
  }),
  serve(
    calls.suspendMember,
    async ({ user, params, ...dependencies }) => {
      return presentMember(await suspendMember(dependencies, { userId: params.id, by: user.id }))
    },
    { endsSessions: true },
  ),
  serve(calls.restoreMember, async ({ user, params, ...dependencies }) => {
    return presentMember(await restoreMember(dependencies, { userId: params.id, by: user.id }))
  }),
]
