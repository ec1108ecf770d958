import type { User } from '#contract/account-fields.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ApiError } from '../../errors.ts'
import { getLinkOrigin } from '../../local-url.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle, undoAttempt } from '../../throttle/throttle.ts'
import { logMailFailure, sendAccountMail } from './account-mail.ts'
import { deleteTokens } from './account-token-queries.ts'
import { issueTokenLink } from './account-tokens.ts'
import { createApprovedMail, createVerificationMail } from './mail-templates.ts'
import { assertMailAvailable, assertSent } from './required-mail.ts'

type NewMember = { id: string; email: string }

/** @throws too-many-requests; unavailable when the site can't send email */
export async function requestVerification(dependencies: Dependencies, user: User): Promise<void> {
  if (user.emailVerified) return
  assertMailAvailable(
    dependencies,
    'This site can’t send email yet. Please ask the person who runs it to confirm your address.',
  )
  await limitConfirmations(dependencies, user.email)
  const { link } = await issueTokenLink(dependencies, user, 'verify')
  const result = await sendAccountMail(dependencies, user.id, createVerificationMail(user.email, link))
  if (result === 'failed') await forgetConfirmation(dependencies, user)
  assertSent(result)
}

/**
 * Email a new member the link that confirms their address, if the site can send email. Never throws, because the sign-up
 * doesn't wait for it.
 */
export async function mailConfirmation(dependencies: Dependencies, { id, email }: NewMember): Promise<void> {
  await mailInBackground(dependencies, async () => {
    await limitConfirmations(dependencies, email)
    const { link } = await issueTokenLink(dependencies, { id, email }, 'verify')
    const result = await sendAccountMail(dependencies, id, createVerificationMail(email, link))
    if (result === 'failed') await forgetConfirmation(dependencies, { id, email })
  })
}

/** Tell someone that their request to join was approved, with the link that confirms their address. Never throws. */
export async function mailApproval(dependencies: Dependencies, { id, email }: NewMember): Promise<void> {
  await mailInBackground(dependencies, async () => {
    const { link } = await issueTokenLink(dependencies, { id, email }, 'verify')
    const signInLink = `${getLinkOrigin(dependencies.config)}/sign-in`
    await sendAccountMail(dependencies, id, createApprovedMail(email, { link, signInLink }))
    await limitConfirmations(dependencies, email)
  })
}

/** Limit emails to an address, over all accounts, because anyone can enter a stranger's. @throws too-many-requests */
export function limitMailTo(dependencies: Dependencies, email: string): Promise<void> {
  return throttle(dependencies, `mail to ${email}`, throttleLimits.mailPerRecipient)
}

async function limitConfirmations(dependencies: Dependencies, email: string): Promise<void> {
  await throttle(
    dependencies,
    `confirmation to ${email}`,
    throttleLimits.confirmationPerRecipient,
    (wait) => `We’ve already sent you a link. Please check your spam folder too, or try again in ${wait}.`,
  )
  await limitMailTo(dependencies, email)
}

/** Let the member ask again at once after an email that the mail server refused, and say that no link was sent. */
function forgetConfirmation({ database, services }: Dependencies, { id, email }: NewMember): Promise<void> {
  return transaction(database, async (tx) => {
    await deleteTokens(tx, { userId: id, purpose: 'verify' })
    await undoAttempt(tx, services, `confirmation to ${email}`)
  })
}

/** Send an email that nobody waits for. Never throws. */
export async function mailInBackground({ services, logger }: Dependencies, send: () => Promise<void>): Promise<void> {
  if (!services.mail.available) return
  try {
    await send()
  } catch (error) {
    // The address was sent emails before, maybe for other accounts.
    if (error instanceof ApiError && error.code === 'too-many-requests') return
    logMailFailure(logger, error)
  }
}
