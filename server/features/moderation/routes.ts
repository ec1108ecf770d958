import { appealSuspension as appealSuspensionCall } from '#contract/accounts.ts'
import * as memberCalls from '#contract/members.ts'
import * as calls from '#contract/moderation.ts'
import { createReport } from '#contract/reports.ts'
import type { Client } from '../../client.ts'
import { respondWithPage, respondWithPicture } from '../../http/api-response.ts'
import { type Context, serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { loadMemberDetail } from '../members/member-detail.ts'
import { answerAppeal, appealDecision, appealSuspension } from './appeals.ts'
import { readCase, readCasePicture } from './case-detail.ts'
import { countOpenCases } from './case-queries.ts'
import { claimCase, closeCase, listCases, releaseCase } from './cases.ts'
import { findOwnDecision, requireDecision } from './decisions.ts'
import { moderateMember } from './member-actions.ts'
import { moderatePost, readPostLimits } from './post-actions.ts'
import { presentCase, presentCaseDetail, presentDecision, presentStaffDecision, presentSummary } from './present.ts'
import { reportItem } from './reports.ts'
import { createViewer, type Staff } from './staff.ts'
import { addNote, removeNote, summarizeMember } from './summary.ts'
import { mailSuspension } from './suspension-mail.ts'
import { restoreMember, suspendMember } from './suspension.ts'

const getSource = ({ userId: actorId }: { userId: string }, { address }: Client) => ({ actorId, address })

type StaffContext = Pick<Context<typeof calls.getCase>, 'database' | 'actor' | 'client'>

export const moderationRoutes = [
  serve(
    memberCalls.suspendMember,
    async ({ client, actor, params, ...dependencies }) => {
      const { isNew } = await suspendMember(dependencies, { userId: params.id, source: getSource(actor, client) })
      if (isNew) mailSuspension(dependencies, params.id)
      return loadMemberDetail(dependencies, params.id)
    },
    { endsSessions: true },
  ),
  serve(memberCalls.restoreMember, async ({ client, actor, params, ...dependencies }) => {
    await restoreMember(dependencies, { userId: params.id, source: getSource(actor, client) })
    return loadMemberDetail(dependencies, params.id)
  }),
  serve(createReport, ({ actor, body, ...dependencies }) => reportItem(dependencies, actor, body)),
  serve(calls.getDecision, async ({ database, user, params }) => {
    return presentDecision(await findOwnDecision(database, user.id, params.id))
  }),
  serve(calls.createAppeal, async ({ actor: { userId, now }, params, body: { message }, ...dependencies }) => {
    return presentDecision(await appealDecision(dependencies, params.id, { userId, message, now }))
  }),
  serve(appealSuspensionCall, async ({ client, body, ...dependencies }) => {
    await appealSuspension(dependencies, client, body)
    return { ok: true as const }
  }),
  serve(calls.countCases, async (context) => ({
    open: await countOpenCases(context.database, await getViewer(context)),
  })),
  serve(calls.listCases, async (context) => {
    const { status = 'open', ...rest } = context.query
    const page = parsePage(rest, { defaultLimit: 30 })
    const entries = await listCases(context.database, await getViewer(context), { status, page })
    const positioned = entries.map((entry) => ({ id: entry.row.position, entry }))
    return respondWithPage(positioned, page, ({ entry }) => presentCase(entry))
  }),
  serve(calls.getCase, (context) => showCase(context, context.params.id)),
  serve(calls.getCasePicture, async (context) => {
    const { database, params } = context
    const bytes = await readCasePicture(database, await getViewer(context), params)
    return respondWithPicture(params.pictureId, { bytes })
  }),
  serve(calls.claimCase, async (context) => {
    await claimCase(context, getStaff(context), context.params.id)
    return showCase(context, context.params.id)
  }),
  serve(calls.releaseCase, async (context) => {
    await releaseCase(context, getStaff(context), context.params.id)
    return showCase(context, context.params.id)
  }),
  serve(calls.closeCase, async (context) => {
    await closeCase(context, getStaff(context), context.params.id)
    return showCase(context, context.params.id)
  }),
  serve(calls.answerAppeal, async (context) => {
    const { outcome, answer = null } = context.body
    await answerAppeal(context, getStaff(context), context.params.id, { outcome, answer })
    return showCase(context, context.params.id)
  }),
  serve(calls.getPostLimits, async (context) => {
    return { adminsOnly: await readPostLimits(context.database, await getViewer(context), context.params) }
  }),
  serve(calls.moderatePost, async (context) => {
    const decisionId = await moderatePost(context, getStaff(context), context.params, context.body)
    return presentStaffDecision(await requireDecision(context.database, decisionId))
  }),
  serve(
    calls.moderateMember,
    async (context) => {
      const decisionId = await moderateMember(context, getStaff(context), context.params.id, context.body)
      return presentStaffDecision(await requireDecision(context.database, decisionId))
    },
    { endsSessions: true },
  ),
  serve(calls.getModerationSummary, (context) => showSummary(context, context.params.id)),
  serve(calls.addMemberNote, async (context) => {
    const { id: memberId } = context.params
    await addNote(context, getStaff(context), { memberId, text: context.body.text })
    return showSummary(context, memberId)
  }),
  serve(calls.deleteMemberNote, async (context) => {
    const { id: memberId, noteId } = context.params
    await removeNote(context, getStaff(context), { memberId, noteId })
    return showSummary(context, memberId)
  }),
]

function getStaff({ actor: { userId, now }, client: { address } }: StaffContext): Staff {
  return { userId, address, now }
}

function getViewer({ database, actor: { userId, role } }: Pick<StaffContext, 'database' | 'actor'>) {
  return createViewer(database, userId, role)
}

async function showCase(context: Pick<StaffContext, 'database' | 'actor'>, id: string) {
  const { now } = context.actor
  return presentCaseDetail(await readCase(context.database, await getViewer(context), { id, now }))
}

async function showSummary(context: Pick<StaffContext, 'database' | 'actor'>, memberId: string) {
  const { now } = context.actor
  return presentSummary(await summarizeMember(context.database, await getViewer(context), { memberId, now }))
}
