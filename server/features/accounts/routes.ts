import * as calls from '#contract/accounts.ts'
import * as applicationCalls from '#contract/applications.ts'
import { getPreferences, updatePreferences } from '#contract/preferences.ts'
import * as standingCalls from '#contract/standing.ts'
import type { MemberData } from '../../feature-data.ts'
import { answerWith, respond, respondWithPicture, respondWithRows } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { parsePage } from '../../page.ts'
import { acceptGuidelines } from '../forum/guidelines.ts'
import { presentApplication } from './application-present.ts'
import { approveApplication, listApplications, refuseApplication } from './applications.ts'
import { getAvatar, removeAvatar, setAvatar } from './avatar.ts'
import { requestVerification } from './confirmation.ts'
import { deleteAccount } from './deletion.ts'
import { loadAccount, redeemEmailToken, requestEmailChange } from './email.ts'
import { downloadExport } from './export.ts'
import { changePassword, requestReset, resetPassword } from './password.ts'
import { changePreferences } from './preferences.ts'
import { editProfile } from './profile.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const okReply = { ok: true as const }

export const accountRoutes = [
  serve(standingCalls.getStanding, ({ standing }) => standing),
  serve(standingCalls.acceptGuidelines, ({ database, actor }) => acceptGuidelines(database, actor)),
  serve(applicationCalls.listApplications, async ({ database, query }) => {
    const page = parsePage(query, { defaultLimit: 50 })
    return respondWithRows(await listApplications(database, page), presentApplication)
  }),
  serve(applicationCalls.approveApplication, async ({ client, actor, params, ...dependencies }) => {
    await approveApplication(dependencies, client, actor, params.id)
    return okReply
  }),
  serve(applicationCalls.refuseApplication, async ({ client, actor, params, body, ...dependencies }) => {
    await refuseApplication(dependencies, client, actor, { id: params.id, message: body.message })
    return okReply
  }),
  serve(calls.getUser, ({ user }) => user),
  serve(calls.signUp, async ({ client, body, ...dependencies }) => {
    const signedUp = await signUp(dependencies, client, body)
    if (signedUp.status === 'awaiting-approval') return answerWith(202, signedUp)
    const { user, startedChallengeId, cookies } = signedUp
    return respond({ ...user, startedChallengeId }, { cookies })
  }),
  serve(calls.signIn, async ({ client, body, ...dependencies }) => {
    const { user, startedChallengeId, cookies } = await signIn(dependencies, client, body)
    return respond({ ...user, startedChallengeId }, { cookies })
  }),
  serve(calls.requestReset, async ({ client, body, ...dependencies }) => {
    await requestReset(dependencies, client, body.email)
    return okReply
  }),
  serve(
    calls.resetPassword,
    async ({ client, body, ...dependencies }) =>
      respond(okReply, { cookies: await resetPassword(dependencies, client, body) }),
    { endsSessions: true },
  ),
  serve(
    calls.changePassword,
    async ({ client, user, body, ...dependencies }) =>
      respond(okReply, { cookies: await changePassword(dependencies, client, user, body) }),
    { endsSessions: true },
  ),
  serve(calls.getAccount, ({ user, ...dependencies }) => loadAccount(dependencies, user.id)),
  serve(calls.requestVerification, async ({ user, ...dependencies }) => {
    await requestVerification(dependencies, user)
    return okReply
  }),
  serve(
    calls.verifyEmail,
    async ({ client, user, body, ...dependencies }) => {
      await redeemEmailToken(dependencies, client, { token: body.token, user })
      return okReply
    },
    { endsSessions: true },
  ),
  serve(calls.changeEmail, async ({ user, body, ...dependencies }) => {
    await requestEmailChange(dependencies, user, body)
    return okReply
  }),
  serve(calls.updateProfile, ({ client, actor, body, ...dependencies }) =>
    editProfile(dependencies, client, actor, body),
  ),
  serve(getPreferences, ({ preferences }) => preferences),
  serve(updatePreferences, ({ database, actor, preferences, body }) =>
    changePreferences(database, actor, preferences, body),
  ),
  serve(calls.setAvatar, ({ actor, body, ...dependencies }) => setAvatar(dependencies, actor, body.image)),
  serve(calls.removeAvatar, ({ user, ...dependencies }) => removeAvatar(dependencies, user.id)),
  serve(calls.getAvatar, async ({ database, actor, params }) => {
    return respondWithPicture(params.id, await getAvatar(database, actor, params.id))
  }),
]

/** The calls about everything that a member has on the site. */
export const ownDataRoutes = (memberData: MemberData) => [
  serve(calls.exportAccount, async ({ client, user, ...dependencies }) => {
    const context = { ...dependencies, memberData }
    const own = { userId: user.id, downloaderId: user.id, isPrivate: true }
    return respond(await downloadExport(context, client, own), {
      file: { type: 'application/zip', name: 'seven-pillars.zip' },
    })
  }),
  serve(
    calls.deleteAccount,
    async ({ client, user, body, ...dependencies }) =>
      respond(okReply, {
        cookies: await deleteAccount({ ...dependencies, memberData }, client, user, body),
        clearCache: true,
      }),
    { endsSessions: true },
  ),
]
