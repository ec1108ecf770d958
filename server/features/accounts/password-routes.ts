import * as calls from '#contract/accounts.ts'
import { changePassword as changePasswordCall } from '#contract/settings.ts'
import { answer } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { changePassword, requestReset, resetPassword } from './password.ts'

const done = { ok: true as const }

export const passwordRoutes = [
  serve(calls.requestReset, async ({ client, body, ...dependencies }) => {
    await requestReset(dependencies, client, body.email)
    return done
  }),
  serve(calls.resetPassword, async ({ client, body, ...dependencies }) => {
    return answer(done, { cookies: await resetPassword(dependencies, client, body) })
  }),
  serve(changePasswordCall, async ({ client, user, body, ...dependencies }) => {
    return answer(done, { cookies: await changePassword(dependencies, client, user.id, body) })
  }),
]
