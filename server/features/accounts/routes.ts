import * as calls from '#contract/accounts.ts'
import { answer } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { startSession } from '../sessions/sessions.ts'
import { presentUser, requestVerification, signUp, verifyEmail } from './accounts.ts'

export const accountRoutes = [
  serve(calls.getUser, ({ user }) => user),
  serve(calls.signUp, async ({ client, body, ...dependencies }) => {
    const member = await signUp(dependencies, client.address, body)
    return answer(presentUser(member, dependencies.config), { status: 201, cookies: await startSession(dependencies, client, member.id) })
  }),
  serve(calls.requestVerification, async ({ user, ...dependencies }) => {
    await requestVerification(dependencies, user)
    return { ok: true as const }
  }),
  serve(calls.verifyEmail, async ({ user, body, ...dependencies }) => {
    await verifyEmail(dependencies, body.token, user)
    return { ok: true as const }
  }),
]
