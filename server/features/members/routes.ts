import { getActivity } from '#contract/activity.ts'
import * as calls from '#contract/members.ts'
import type { Client } from '../../client.ts'
import type { MemberData } from '../../feature-data.ts'
import { respond, respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { changeRole } from '../accounts/roles.ts'
import { createResetLink, endMemberSessions } from './access.ts'
import { countActivity } from './activity.ts'
import { createMember } from './create.ts'
import { loadMemberDetail } from './member-detail.ts'
import { loadMember, searchMembers } from './members.ts'
import { presentMember } from './present.ts'
import { deleteMember, exportMember } from './removal.ts'
import { mailFirstPasswordLink } from './welcome.ts'

const getSource = ({ userId: actorId }: { userId: string }, { address }: Client) => ({ actorId, address })

export const memberRoutes = [
  serve(getActivity, async ({ database, actor }) => ({ counts: await countActivity(database, actor) })),
  serve(calls.listMembers, async ({ query, ...dependencies }) => {
    const page = parsePage(query, { defaultLimit: 50 })
    const now = dependencies.services.clock.now()
    return respondWithPage(await searchMembers(dependencies, query, page), page, (row) => presentMember(row, now))
  }),
  serve(calls.getMember, ({ params, ...dependencies }) => loadMemberDetail(dependencies, params.id)),
  serve(calls.createMember, async ({ client, actor, body, ...dependencies }) => {
    const { id, link, expiresAt } = await createMember(dependencies, body, getSource(actor, client))
    const { member } = await loadMember(dependencies, id)
    void mailFirstPasswordLink(dependencies, member)
    return { member: presentMember(member, actor.now), link, expiresAt }
  }),
  serve(
    calls.changeMemberRole,
    async ({ client, actor, params, body, ...dependencies }) => {
      await changeRole(dependencies, { userId: params.id, role: body.role, source: getSource(actor, client) })
      return loadMemberDetail(dependencies, params.id)
    },
    { endsSessions: true },
  ),
  serve(
    calls.endMemberSessions,
    async ({ client, actor, params, ...dependencies }) => {
      await endMemberSessions(dependencies, { userId: params.id, source: getSource(actor, client) })
      return loadMemberDetail(dependencies, params.id)
    },
    { endsSessions: true },
  ),
  serve(calls.createResetLink, ({ client, actor, params, ...dependencies }) =>
    createResetLink(dependencies, { userId: params.id, source: getSource(actor, client) }),
  ),
]

/** The calls about everything that a member has on the site. */
export const memberDataRoutes = (memberData: MemberData) => [
  serve(calls.exportMember, async ({ client, actor, params, ...dependencies }) => {
    const zip = await exportMember({ ...dependencies, memberData }, client, {
      userId: params.id,
      adminId: actor.userId,
    })
    return respond(zip, { file: { type: 'application/zip', name: 'member.zip' } })
  }),
  serve(
    calls.deleteMember,
    async ({ client, actor, params, body, ...dependencies }) => {
      await deleteMember(
        { ...dependencies, memberData },
        { userId: params.id, ...body, source: getSource(actor, client) },
      )
      return { deleted: true as const }
    },
    { endsSessions: true },
  ),
]
