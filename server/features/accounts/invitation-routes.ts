import * as friendCalls from '#contract/friends.ts'
import * as calls from '#contract/invitations.ts'
import { answerWith, respondWithPage } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { inviteToChallenge } from './challenge-invitations.ts'
import { listFriends, readFriendInvitation, startWithFriend } from './friends.ts'
import { presentInvitation } from './invitation-present.ts'
import { createInvitation, listInvitations, revokeInvitation } from './invitations.ts'
import { checkInvitation } from './redeem-invitation.ts'

// Staff have no limit, but nobody looks through more.
const ownInvitations = 200

export const invitationRoutes = [
  serve(calls.listInvitations, async ({ user, ...dependencies }) =>
    (await listInvitations(dependencies.database, user.id, { limit: ownInvitations - 1, after: null })).map((row) =>
      presentInvitation(dependencies, row),
    ),
  ),
  serve(calls.createInvitation, async ({ client, actor, body, ...dependencies }) =>
    presentInvitation(dependencies, await createInvitation(dependencies, client, actor, body)),
  ),
  serve(calls.revokeInvitation, async ({ client, actor, params, ...dependencies }) =>
    presentInvitation(dependencies, await revokeInvitation(dependencies, client, actor, params.id)),
  ),
  serve(calls.listAllInvitations, async ({ query, ...dependencies }) => {
    const page = parsePage(query, { defaultLimit: 50 })
    return respondWithPage(await listInvitations(dependencies.database, null, page), page, (row) =>
      presentInvitation(dependencies, row),
    )
  }),
  serve(calls.checkInvitation, ({ client, body, ...dependencies }) =>
    checkInvitation(dependencies, client, body.invitation),
  ),
  serve(friendCalls.inviteToChallenge, async ({ client, actor, params, ...dependencies }) => {
    const { isNew, ...found } = await inviteToChallenge(dependencies, client, actor, params.id)
    const invitation = presentInvitation(dependencies, found)
    return isNew ? invitation : answerWith(200, invitation)
  }),
  serve(friendCalls.getFriendInvitation, ({ actor, body, ...dependencies }) =>
    readFriendInvitation(dependencies, actor, body.invitation),
  ),
  serve(friendCalls.startWithFriend, ({ actor, body, ...dependencies }) => startWithFriend(dependencies, actor, body)),
  serve(friendCalls.listChallengeFriends, ({ database, actor, params }) => listFriends(database, actor, params.id)),
]
