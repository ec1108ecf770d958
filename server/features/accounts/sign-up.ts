import type { User } from '#contract/account-fields.ts'
import type { signUp as signUpCall } from '#contract/accounts.ts'
import type { EndpointBody } from '#contract/endpoint.ts'
import type { Client, Cookie } from '../../client.ts'
import { hasAnyAccount } from '../../database/any-account.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { hashPassword } from '../../services/password-hash.ts'
import { toAddressBlock, throttleLimits } from '../../throttle/limits.ts'
import { throttle, undoAttempt } from '../../throttle/throttle.ts'
import { type Audit, auditedTransaction } from '../audit/record.ts'
import { publishUnread } from '../notifications/live.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import { startSession } from '../sessions/sessions.ts'
import { createApplication, hasQuestions, readAnswers } from './applications.ts'
import { mailConfirmation } from './confirmation.ts'
import { createAccount } from './create-account.ts'
import { markEmailVerified } from './email-verification.ts'
import { startInvitedChallenge } from './friends.ts'
import { assertPasswordAllowed } from './password-rules.ts'
import {
  findUsableInvitation,
  isUsedUp,
  recordInvitedMember,
  redeemInvitation,
  type UsableInvitation,
} from './redeem-invitation.ts'
import { assertSetupHost, isSetupCode, redeemSetupCode } from './setup-code.ts'
import { assertNamesAvailable, assertUsernameAllowed } from './usernames.ts'

type Details = EndpointBody<typeof signUpCall>

type SignedUp =
  | { status: 'signed-in'; user: User; startedChallengeId: string | null; cookies: Cookie[] }
  | { status: 'awaiting-approval' }

/**
 * Create an account and sign it in, or store the sign-up until an admin approves it. The first account of a site needs
 * the setup code and becomes the admin.
 * @throws too-many-requests, setup-required, wrong-host, sign-up-closed, invitation-required, email-taken, username-taken;
 *   bad-request for a username or password that isn't allowed, and for missing answers
 */
export async function signUp(dependencies: Dependencies, client: Client, details: Details): Promise<SignedUp> {
  const { database, config, services } = dependencies
  const { setupCode, username } = details
  const isSetup = setupCode !== undefined && (await isSetupCode(database, setupCode))
  if (isSetup) assertSetupHost(config, client)
  const invitation =
    isSetup || details.invitation === undefined ? null : await findUsableInvitation(dependencies, details.invitation)
  // Not limited with the right code, so that strangers behind the same proxy can't keep the operator out.
  if (!isSetup) {
    await limitAttempts(dependencies, client, invitation)
    if (setupCode !== undefined) throw wrongSetupCodeError()
    if (!(await hasAnyAccount(database))) throw setupRequiredError()
    if (config.signUp === 'closed') throw signUpClosedError()
    if (config.signUp === 'invite' && !invitation) throw await invitationRequiredError(dependencies, details)
  }
  const needsApproval = !isSetup && config.signUp === 'approval' && !invitation?.vouches
  // Someone whose invitation needed no approval was not asked the questions.
  if (needsApproval && !invitation && details.invitation !== undefined && !details.answers?.length) {
    if (await hasQuestions(database)) throw await invitationRequiredError(dependencies, details)
  }
  const email = details.email.toLowerCase()
  assertUsernameAllowed(username)
  await assertNamesAvailable(database, services, { email, username })
  assertPasswordAllowed(details.password, { field: 'password', email, username })
  const answers = needsApproval ? await readAnswers(database, details.answers) : []

  const applicant = {
    email,
    username,
    firstName: details.firstName ?? null,
    lastName: details.lastName ?? null,
    timeZone: details.timeZone ?? 'UTC',
    passwordHash: await hashPassword(details.password),
  }
  const redeem = async (tx: Database) => {
    if (!invitation) return true
    if (!(await redeemInvitation(tx, invitation, services.clock.now()))) return false
    await undoAttempt(tx, services, getInvitationThrottleKey(invitation))
    return true
  }

  const signedUp = await (needsApproval ? apply() : join())
  if (signedUp?.status === 'signed-in') {
    if (!signedUp.user.emailVerified) void mailConfirmation(dependencies, signedUp.user)
    if (invitation) signedUp.startedChallengeId = await startInvitedChallenge(dependencies, signedUp.user.id)
  }
  // Others used the invitation up since the check.
  return signedUp ?? signUp(dependencies, client, details)

  async function apply(): Promise<SignedUp | null> {
    const notified = await auditedTransaction(dependencies, async (tx) => {
      if (!(await redeem(tx))) return null
      return createApplication(tx, services, { ...applicant, answers, invitationId: invitation?.id ?? null })
    })
    if (notified) publishUnread(database, notified)
    return notified && { status: 'awaiting-approval' }
  }

  /**
   * The link was only in the email to this address. It doesn't make an admin, because people pass invitations on more
   * readily than links that confirm an address.
   */
  async function confirmMailedAddress(tx: Database, audit: Audit, userId: string): Promise<void> {
    if (config.adminEmails.includes(email)) return
    const source = { actorId: userId, address: client.address }
    await markEmailVerified(tx, config, { userId, email, now: services.clock.now(), audit, source })
    await audit({ kind: 'email-verification', memberId: userId, source })
  }

  function join(): Promise<SignedUp | null> {
    return auditedTransaction(dependencies, async (tx, audit) => {
      if (isSetup && !(await redeemSetupCode(tx, services, setupCode))) throw wrongSetupCodeError()
      // The last account may have been deleted since the check.
      if (!isSetup && !(await hasAnyAccount(tx))) throw setupRequiredError()
      if (!(await redeem(tx))) return null
      const now = services.clock.now()
      const role = isSetup && config.adminEmails.length === 0 ? 'admin' : 'public'
      const id = await createAccount(tx, services, {
        ...applicant,
        role,
        guidelinesAcceptedAt: now.toISOString(),
        isPresent: true,
        mayUseReservedName: isSetup,
      })
      if (invitation) await recordInvitedMember(tx, { userId: id, invitationId: invitation.id, now })
      await auditSignUp(audit, { id, isSetup, role, address: client.address })
      if (invitation?.mailedTo === email) await confirmMailedAddress(tx, audit, id)
      const cookies = await startSession(tx, dependencies, client, id)
      return { status: 'signed-in', user: await readCurrentUser(tx, config, id), startedChallengeId: null, cookies }
    })
  }
}

function auditSignUp(
  audit: Audit,
  { id, isSetup, role, address }: { id: string; isSetup: boolean; role: string; address: string },
): Promise<void> {
  return audit({
    kind: isSetup ? 'setup' : 'sign-up',
    memberId: id,
    source: { actorId: id, address },
    detail: role,
  })
}

/** Limit attempts per address. With an invitation, limit only those that fail, because a group may share an address. */
function limitAttempts(
  dependencies: Dependencies,
  { address }: Client,
  invitation: UsableInvitation | null,
): Promise<void> {
  return invitation
    ? throttle(dependencies, getInvitationThrottleKey(invitation), throttleLimits.signUpPerInvitation)
    : throttle(dependencies, `sign-up address ${toAddressBlock(address)}`, throttleLimits.signUpPerAddress)
}

function getInvitationThrottleKey({ id }: UsableInvitation): string {
  return `sign-up invitation ${id}`
}

function setupRequiredError() {
  return refuse(
    'setup-required',
    'This site has no accounts yet. To create the first one, open the link that the server printed when it started.',
  )
}

function wrongSetupCodeError() {
  return refuse(
    'setup-required',
    'This setup link has already been used or belongs to another site. The server prints the right one when it starts.',
  )
}

function signUpClosedError() {
  return refuse('sign-up-closed', 'This site isn’t accepting new members right now.')
}

async function invitationRequiredError(dependencies: Dependencies, { invitation }: Details) {
  if (invitation === undefined)
    return refuse('invitation-required', 'To join this site, you need an invitation from a member.')
  const problem = (await isUsedUp(dependencies, invitation))
    ? 'This invitation link has been used up'
    : 'This invitation can no longer be used'
  const advice =
    dependencies.config.signUp === 'invite'
      ? 'Please ask for a new one.'
      : 'Please reload this page to ask to join without it.'
  return refuse('invitation-required', `${problem}. ${advice}`, { fields: { invitation: problem } })
}
