import * as calls from '#contract/accounts.ts'
import { answer } from '../../http/answer.ts'
import { serve } from '../../http/serve.ts'
import { picture, removePicture, setPicture } from './avatar.ts'
import { deleteAccount } from './deletion.ts'
import { addressState, redeemProof, requestChange, requestVerification } from './email.ts'
import { exportOf } from './export.ts'
import { changePassword, requestReset, resetPassword } from './password.ts'
import { changeProfile } from './profile.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const done = { ok: true as const }

export const accountRoutes = [
  serve(calls.getUser, ({ user }) => user),
  serve(calls.signUp, async ({ client, body, ...dependencies }) => {
    const { user, cookies } = await signUp(dependencies, client, body)
    return answer(user, { cookies })
  }),
  serve(calls.signIn, async ({ client, body, ...dependencies }) => {
    const { user, cookies } = await signIn(dependencies, client, body)
    return answer(user, { cookies })
  }),
  serve(calls.requestReset, async ({ client, body, ...dependencies }) => {
    await requestReset(dependencies, client, body.email)
    return done
  }),
  serve(calls.resetPassword, async ({ client, body, ...dependencies }) => {
    return answer(done, { cookies: await resetPassword(dependencies, client, body) })
  }),
  serve(calls.changePassword, async ({ client, user, body, ...dependencies }) => {
    return answer(done, { cookies: await changePassword(dependencies, client, user.id, body) })
  }),
  serve(calls.getAccount, ({ user, ...dependencies }) => addressState(dependencies, user.id)),
  serve(calls.requestVerification, async ({ user, ...dependencies }) => {
    await requestVerification(dependencies, user)
    return done
  }),
  serve(calls.verifyEmail, async ({ user, body, ...dependencies }) => {
    await redeemProof(dependencies, body.token, user)
    return done
  }),
  serve(calls.changeEmail, async ({ user, body, ...dependencies }) => {
    await requestChange(dependencies, user, body)
    return done
  }),
  serve(calls.updateProfile, ({ user, body, ...dependencies }) => {
    return changeProfile(dependencies, { userId: user.id, now: dependencies.services.clock.now() }, body)
  }),
  serve(calls.setPicture, ({ user, body, ...dependencies }) => setPicture(dependencies, user.id, body.image)),
  serve(calls.removePicture, ({ user, ...dependencies }) => removePicture(dependencies, user.id)),
  serve(calls.getPicture, async ({ database, params }) => {
    const { type, bytes } = await picture(database, params.id)
    return answer(Buffer.from(bytes), { file: { type, keep: true } })
  }),
  serve(calls.exportAccount, ({ client, user, ...dependencies }) => {
    return answer(exportOf(dependencies, client, user), {
      file: { type: 'application/zip', name: 'seven-pillars.zip' },
    })
  }),
  serve(
    calls.deleteAccount,
    async ({ user, body, ...dependencies }) => answer(done, { cookies: await deleteAccount(dependencies, user, body) }),
    { changes: ['challenges'] },
  ),
]
