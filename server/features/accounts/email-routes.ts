import * as calls from '#contract/accounts.ts'
import { changeEmail, getAccount } from '#contract/settings.ts'
import { serve } from '../../http/serve.ts'
import { addressState, redeemProof, requestChange, requestVerification } from './email.ts'

const done = { ok: true as const }

export const addressRoutes = [
  serve(getAccount, ({ user, ...dependencies }) => addressState(dependencies, user.id)),
  serve(calls.requestVerification, async ({ user, ...dependencies }) => {
    await requestVerification(dependencies, user)
    return done
  }),
  serve(calls.verifyEmail, async ({ user, body, ...dependencies }) => {
    await redeemProof(dependencies, body.token, user)
    return done
  }),
  serve(changeEmail, async ({ user, body, ...dependencies }) => {
    await requestChange(dependencies, user, body)
    return done
  }),
]
