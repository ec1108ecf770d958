import { mailedInvitationLimits } from '#contract/limits.ts'
import { generateId } from '../../database/ids.ts'
import { readSiteBranding, getSiteName } from '../../database/site-branding.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { GuestComposer } from '../delivery/composer.ts'
import { isGuestMailWaiting, queueGuestMail } from '../delivery/guest-mail.ts'
import { findMailOutage } from '../delivery/mail-problem.ts'
import { formatMailedInvitationPath } from './invitation-token.ts'
import { insertInvitation } from './invitations.ts'
import * as queries from './mailed-invitation-queries.ts'
import { lockMailedInvitations } from './mailed-invitations.ts'

const kind = 'invitation'
/** Of all processes together: slow enough for a small mail server, and so that few emails are in the outbox. */
const pace = { emails: 5, seconds: 10 }
/** While the mail server can't be reached, one email tries it again after so many milliseconds. */
const probeMs = 5 * 60_000
const dayMs = 24 * 3_600_000

/**
 * Moves the next invitations that wait into the outbox, at a slow pace. Pauses while the site can't send email.
 * @returns how many
 */
export async function queueInvitations(dependencies: Dependencies): Promise<number> {
  const { config, database, services } = dependencies
  if (config.signUp === 'closed' || !services.mail.available) return 0
  const isWaiting = async () => (await queries.listNext(database, 1)).length > 0
  if (!(await isWaiting()) || (await findRoom(dependencies, database)) === 0) return 0
  return transaction(database, async (tx) => {
    await lockMailedInvitations(tx, services)
    const next = await queries.listNext(tx, await findRoom(dependencies, tx))
    const now = services.clock.now()
    for (const invitation of next) await queue(tx, invitation, now)
    return next.length
  })
}

async function findRoom({ services }: Dependencies, database: Database): Promise<number> {
  const now = services.clock.now().getTime()
  const outage = await findMailOutage({ database })
  if (outage) {
    const isTried = now - outage.getTime() < probeMs || (await isGuestMailWaiting(database, kind))
    return isTried ? 0 : 1
  }
  const since = new Date(now - pace.seconds * 1000).toISOString()
  return Math.max(0, pace.emails - (await queries.countQueuedSince(database, since)))
}

async function queue(
  tx: Database,
  { id, invitation_id: earlier, author_id: userId, author_username: username }: queries.NextInvitation,
  now: Date,
): Promise<void> {
  const expiresAt = findExpiry(now)
  const invitationId = earlier ?? generateId()
  if (earlier === null)
    await insertInvitation(tx, {
      id: invitationId,
      userId,
      username,
      note: undefined,
      maxUses: 1,
      expiresAt,
      vouches: true,
      mailed: true,
      now,
    })
  else await queries.renewInvitation(tx, { id: earlier, expiresAt: expiresAt.toISOString() })
  const messageId = await queueGuestMail(tx, { kind, subjectId: id, expiresAt }, now)
  await queries.saveQueued(tx, {
    id,
    invitation_id: invitationId,
    message_id: messageId,
    queued_at: now.toISOString(),
  })
}

/** The end of a day (UTC), because the email names only the date. */
function findExpiry(now: Date): Date {
  const end = now.getTime() + mailedInvitationLimits.days * dayMs
  return new Date(Math.ceil(end / dayMs) * dayMs)
}

/** The landing page has this without words of the admins. */
const defaultWelcome = 'Pick a challenge, complete one small step a day, and stay accountable with other men.'

export const mailedInvitationComposer: GuestComposer = {
  async guestEmail({ dependencies: { config, services }, database, message: { subjectId }, now }) {
    if (subjectId === null || config.signUp === 'closed') return null
    const found = await queries.findToSend(database, { id: subjectId, now: now.toISOString() })
    if (!found) return null
    const { email: to, username: inviter, invitation_id: invitationId, expires_at: expiresAt } = found
    const branding = await readSiteBranding(database)
    const siteName = getSiteName(branding)
    const content = {
      subject: `${inviter} invites you to ${siteName}`,
      paragraphs: [
        `${inviter} invites you to join ${siteName}. ${branding.welcome ?? defaultWelcome}`,
        `The link is for you alone, and works until ${formatLastDay(expiresAt)}.`,
        `You get this email because ${inviter} wrote that you agreed to it. If you didn’t, you can ignore it: it’s the only one.`,
      ],
      action: {
        label: 'Accept the invitation',
        path: formatMailedInvitationPath(services.secrets, invitationId),
      },
      unsubscribe: null,
    }
    return { to, content }
  },
  async saveSent(tx, ids, { uncertain, now }) {
    await queries.saveSent(tx, { ids, uncertain, now: now.toISOString() })
  },
}

function formatLastDay(expiresAt: string | null): string {
  const last = new Date(new Date(expiresAt ?? 0).getTime() - 1)
  return last.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
