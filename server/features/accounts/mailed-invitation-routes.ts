import * as calls from '#contract/mailed-invitations.ts'
import { respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { presentMailedInvitation } from './mailed-invitation-present.ts'
import {
  checkAddresses,
  inviteByEmail,
  listMailedInvitations,
  retryMailedInvitations,
  stopMailedInvitations,
  summarizeMailedInvitations,
  withdrawMailedInvitation,
} from './mailed-invitations.ts'

export const mailedInvitationRoutes = [
  serve(calls.listMailedInvitations, async ({ query, ...dependencies }) => {
    const page = parsePage(query, { defaultLimit: 50 })
    return respondWithPage(await listMailedInvitations(dependencies, query.status, page), page, presentMailedInvitation)
  }),
  serve(calls.getMailedInvitationSummary, (context) => summarizeMailedInvitations(context)),
  serve(calls.checkAddresses, ({ body, ...dependencies }) => checkAddresses(dependencies, body.addresses)),
  serve(calls.createMailedInvitations, ({ client, actor, body, ...dependencies }) =>
    inviteByEmail(dependencies, client, actor, body.addresses),
  ),
  serve(calls.stopMailedInvitations, async ({ client, actor, ...dependencies }) => ({
    stopped: await stopMailedInvitations(dependencies, client, actor),
  })),
  serve(calls.retryMailedInvitations, async (context) => ({ retried: await retryMailedInvitations(context) })),
  serve(calls.withdrawMailedInvitation, async ({ client, actor, params, ...dependencies }) =>
    presentMailedInvitation(await withdrawMailedInvitation(dependencies, client, actor, params.id)),
  ),
]
