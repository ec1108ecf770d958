import * as calls from '#contract/invitations.ts'
import { refuse } from '../../errors.ts'
import { serve } from '../../http/serve.ts'

const notBuilt = () => {
  throw refuse('unavailable', 'This is not available yet.')
}

export const invitationRoutes = [
  serve(calls.listInvitations, notBuilt),
  serve(calls.createInvitation, notBuilt),
  serve(calls.revokeInvitation, notBuilt),
  serve(calls.listAllInvitations, notBuilt),
  serve(calls.checkInvitation, notBuilt),
]
