import { mailedInvitationLimits } from '#contract/limits.ts'
import type { CheckedAddress, MailedInvitationStatus } from '#contract/mailed-invitations.ts'
import type { CommunityActor } from '../../actor.ts'
import type { Client } from '../../client.ts'
import { takeTurn } from '../../database/advisory-lock.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import type { Page } from '../../page.ts'
import type { Services } from '../../services/services.ts'
import { auditedTransaction } from '../audit/record.ts'
import { discardGuestMails } from '../delivery/guest-mail.ts'
import { findMailProblem } from '../delivery/mail-problem.ts'
import * as queries from './mailed-invitation-queries.ts'
import { parseAddress } from './parse-address.ts'

const { perDay, days } = mailedInvitationLimits
const dayMs = 24 * 3_600_000

type Context = Pick<Dependencies, 'database' | 'services'>

/** Makes other transactions that add, queue or withdraw invitations by email wait until this one ends. */
export function lockMailedInvitations(tx: Database, services: Pick<Services, 'clock'>): Promise<void> {
  return takeTurn(tx, services, 'mailed invitations')
}

/** Finds out what would happen with each address of a list, and how many addresses can be invited now. */
export async function checkAddresses(
  { database, services }: Context,
  addresses: string[],
): Promise<{ addresses: CheckedAddress[]; left: number }> {
  const now = services.clock.now()
  return { addresses: await classify(database, addresses, now), left: (await findRoom(database, now)).left }
}

/**
 * Invites the new addresses of a list by email, in the background. A retry returns the result of the first request.
 * @throws sign-up-closed; unavailable while the site can't send email; too-many-requests above the limit of a day
 */
export async function inviteByEmail(
  dependencies: Dependencies,
  client: Client,
  actor: CommunityActor,
  addresses: string[],
): Promise<{ invited: number; leftOut: number }> {
  return auditedTransaction(dependencies, async (tx, audit) => {
    const { id: listId, isRetry } = await claimRequest(tx, actor)
    if (isRetry) return countResult(await queries.countOfList(tx, listId), addresses)
    await assertCanSend({ ...dependencies, database: tx })
    await lockMailedInvitations(tx, dependencies.services)
    const { userId, now } = actor
    await queries.endPassed(tx, getEnds(now))
    const fresh = (await classify(tx, addresses, now)).flatMap(({ email, result }) => (result === 'new' ? [email] : []))
    await assertWithinDay(tx, fresh.length, now)
    const row = {
      list_id: listId,
      user_id: userId,
      member_id: null,
      invitation_id: null,
      message_id: null,
      queued_at: null,
      sent_at: null,
      uncertain: false,
      withdrawn_at: null,
      ended_at: null,
      created_at: now.toISOString(),
    }
    await queries.insertMailedInvitations(
      tx,
      fresh.map((email) => ({ ...row, id: generateId(), email })),
    )
    // With a member id, the lists of an hour would share an entry.
    const source = { actorId: userId, address: client.address }
    const detail = `${fresh.length} by email, confirmed that all of them agreed`
    if (fresh.length > 0) await audit({ kind: 'invitation', memberId: null, source, detail })
    return countResult(fresh.length, addresses)
  })
}

export function listMailedInvitations(
  { database, services }: Context,
  status: MailedInvitationStatus | undefined,
  page: Page,
): Promise<queries.MailedInvitationRow[]> {
  const now = services.clock.now().toISOString()
  return queries.listMailedInvitations(database, { status: status ?? null, now }, page)
}

/** Counts the invitations by status, and how many addresses can be invited now. */
export async function summarizeMailedInvitations({ database, services }: Context) {
  const now = services.clock.now()
  const counts = { waiting: 0, sent: 0, failed: 0, uncertain: 0, joined: 0, used: 0, expired: 0, withdrawn: 0 }
  for (const { status, count } of await queries.countByStatus(database, now.toISOString())) counts[status] = count
  return { counts, left: (await findRoom(database, now)).left }
}

/** Withdraws all invitations whose email waits. @returns how many */
export function stopMailedInvitations(
  dependencies: Dependencies,
  client: Client,
  { userId, now }: CommunityActor,
): Promise<number> {
  return auditedTransaction(dependencies, async (tx, audit) => {
    await lockMailedInvitations(tx, dependencies.services)
    const waiting = await queries.listOpen(tx, { statuses: ['waiting'], id: null, now: now.toISOString() })
    const ids = await discard(tx, waiting)
    const stopped = await queries.withdraw(tx, ids, { now: now.toISOString(), unsent: true })
    const source = { actorId: userId, address: client.address }
    if (stopped > 0) await audit({ kind: 'invitation', memberId: null, source, detail: `${stopped} by email stopped` })
    return stopped
  })
}

/** Sends the emails that failed again. @returns how many @throws sign-up-closed, unavailable as for a new list */
export async function retryMailedInvitations(dependencies: Dependencies): Promise<number> {
  const { database, services } = dependencies
  return transaction(database, async (tx) => {
    await assertCanSend({ ...dependencies, database: tx })
    await lockMailedInvitations(tx, services)
    const now = services.clock.now().toISOString()
    const ids = await discard(tx, await queries.listOpen(tx, { statuses: ['failed'], id: null, now }))
    return queries.makeWaiting(tx, ids)
  })
}

/**
 * Withdraws one invitation, before or after its email was sent.
 * @throws not-found; conflict while its email is being sent and once it has ended
 */
export function withdrawMailedInvitation(
  dependencies: Dependencies,
  client: Client,
  { userId, now }: CommunityActor,
  id: string,
): Promise<queries.MailedInvitationRow> {
  const at = now.toISOString()
  return auditedTransaction(dependencies, async (tx, audit) => {
    await lockMailedInvitations(tx, dependencies.services)
    if (!(await queries.findMailedInvitation(tx, id, at))) throw refuse('not-found', 'Invitation not found.')
    const statuses: MailedInvitationStatus[] = ['waiting', 'failed', 'uncertain', 'sent']
    const found = await queries.listOpen(tx, { statuses, id, now: at })
    if (found.length === 0) throw refuse('conflict', 'This invitation has ended.')
    if ((await discard(tx, found)).length === 0) throw refuse('conflict', 'This email is being sent right now.')
    await queries.withdraw(tx, [id], { now: at, unsent: false })
    await audit({
      kind: 'invitation',
      memberId: null,
      source: { actorId: userId, address: client.address },
      detail: 'revoked',
    })
    const withdrawn = await queries.findMailedInvitation(tx, id, at)
    if (!withdrawn) throw refuse('not-found', 'Invitation not found.')
    return withdrawn
  })
}

/** Ends invitations that have expired or could not be sent for two weeks, and deletes addresses a month later. */
export async function forgetMailedInvitations({ database, services }: Context): Promise<void> {
  const now = services.clock.now()
  await transaction(database, async (tx) => {
    await queries.endPassed(tx, getEnds(now))
    const before = new Date(now.getTime() - mailedInvitationLimits.keptDays * dayMs).toISOString()
    await queries.deleteEnded(tx, { before, limit: 1000 })
  })
}

/** Ends the invitations of an admin who is being deleted. Their links are revoked with all others of this admin. */
export async function withdrawInvitationsOf(
  tx: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const messages = await queries.endInvitationsOf(tx, { userId, now: now.toISOString() })
  await discardGuestMails(tx, messages)
}

async function classify(database: Database, addresses: string[], now: Date): Promise<CheckedAddress[]> {
  const parsed = addresses.map(parseAddress)
  const emails = [...new Set(parsed.flatMap((address) => ('email' in address ? [address.email] : [])))]
  const members = new Set(await queries.listKnownEmails(database, 'users', emails))
  const applicants = new Set(await queries.listKnownEmails(database, 'applications', emails))
  const earlier = Map.groupBy(
    await queries.listInvitationsOf(database, emails, now.toISOString()),
    ({ email }) => email,
  )
  const places = new Map<string, number>()
  return parsed.map((address, place): CheckedAddress => {
    const unknown = { reason: null, sameAs: null, invitedAt: null }
    if ('problem' in address)
      return { ...unknown, email: addresses[place]?.trim() ?? '', result: 'invalid', reason: address.problem }
    const { email } = address
    const sameAs = places.get(email)
    if (sameAs !== undefined) return { ...unknown, email, result: 'duplicate', sameAs }
    places.set(email, place)
    if (members.has(email)) return { ...unknown, email, result: 'member' }
    if (applicants.has(email)) return { ...unknown, email, result: 'applicant' }
    return { ...unknown, email, ...findEarlier(earlier.get(email) ?? [], now) }
  })
}

type Earlier = Awaited<ReturnType<typeof queries.listInvitationsOf>>[number]

/** Nobody gets a second email within two weeks, also not after the first invitation was withdrawn or used. */
function findEarlier(invitations: Earlier[], now: Date): Pick<CheckedAddress, 'result' | 'invitedAt'> {
  const open = invitations.find(({ ended_at: endedAt, status }) => endedAt === null && status !== 'expired')
  if (open)
    return { result: open.status === 'failed' ? 'failed' : 'invited', invitedAt: open.sent_at ?? open.created_at }
  const since = new Date(now.getTime() - days * dayMs).toISOString()
  const recent = invitations.findLast(({ sent_at: sentAt }) => (sentAt ?? '') > since)
  return recent
    ? { result: 'recent', invitedAt: recent.sent_at ?? recent.created_at }
    : { result: 'new', invitedAt: null }
}

async function findRoom(database: Database, now: Date): Promise<{ left: number; first: string | null }> {
  const { count, first } = await queries.countSince(database, new Date(now.getTime() - dayMs).toISOString())
  return { left: Math.max(0, perDay - count), first }
}

async function assertWithinDay(tx: Database, wanted: number, now: Date): Promise<void> {
  const { left, first } = await findRoom(tx, now)
  if (wanted <= left) return
  const limit = perDay.toLocaleString('en')
  const message =
    left === 0
      ? `This site has invited ${limit} addresses by email in the last 24 hours, which is the limit. Try again tomorrow.`
      : `A site can invite ${limit} addresses by email in 24 hours. ${left} are left now, and this list has ${wanted}.`
  const waitMs = new Date(first ?? now).getTime() + dayMs - now.getTime()
  throw refuse('too-many-requests', message, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) })
}

async function assertCanSend(dependencies: Dependencies): Promise<void> {
  if (dependencies.config.signUp === 'closed')
    throw refuse('sign-up-closed', 'This site isn’t accepting new members right now.')
  const problem = await findMailProblem(dependencies)
  if (problem !== null) throw refuse('unavailable', problem)
}

/** Discards emails in the outbox. @returns the ids of the invitations whose email is not being sent right now */
async function discard(tx: Database, invitations: { id: string; message_id: string | null }[]): Promise<string[]> {
  const busy = await discardGuestMails(
    tx,
    invitations.flatMap(({ message_id: id }) => id ?? []),
  )
  return invitations.flatMap(({ id, message_id: messageId }) => (busy.has(messageId ?? '') ? [] : [id]))
}

function getEnds(now: Date): { now: string; unsentSince: string } {
  return { now: now.toISOString(), unsentSince: new Date(now.getTime() - days * dayMs).toISOString() }
}

function countResult(invited: number, addresses: string[]): { invited: number; leftOut: number } {
  return { invited, leftOut: addresses.length - invited }
}
