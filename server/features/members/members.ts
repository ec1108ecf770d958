import type { EndpointQuery } from '#contract/endpoint.ts'
import type { listMembers } from '#contract/members.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { invalidFieldError, refuse } from '../../errors.ts'
import { getFetchLimit, type Page } from '../../page.ts'
import { toUsernameKey } from '../../username-key.ts'
import { findInviter } from '../accounts/invitations.ts'
import * as queries from './queries.ts'
import type { MemberFilter, MemberRow } from './queries.ts'

type MemberContext = { database: Database; services: Pick<Dependencies['services'], 'clock'> }

type Search = Pick<EndpointQuery<typeof listMembers>, 'query' | 'role' | 'status' | 'sort'>

/** Find members by part of their username or email, role and status. @throws bad-request for a cursor that has gone */
export async function searchMembers(
  { database, services }: MemberContext,
  { query, role, status, sort = 'newest' }: Search,
  page: Page,
): Promise<MemberRow[]> {
  const searchTerms = query ? { email: query.toLowerCase(), usernameKey: toUsernameKey(query) } : null
  const filter = { searchTerms, role, status, now: services.clock.now().toISOString() }
  if (sort === 'newest') return queries.listNewestMembers(database, filter, page)
  const place = page.after === null ? null : await requirePlace(database, page.after)
  if (sort === 'name')
    return queries.listMembersByName(database, filter, { ...page, after: place && place.username_key })
  return listBySeen(database, filter, { ...page, seenAt: place && place.last_seen_at })
}

/** Lists the members who have been seen before the others. Two queries, because each can use the index. */
async function listBySeen(
  database: Database,
  filter: MemberFilter,
  { seenAt, ...page }: Page & { seenAt: string | null },
): Promise<MemberRow[]> {
  const limit = getFetchLimit(page)
  const isAfterSeen = page.after !== null && seenAt === null
  const after = page.after !== null && seenAt !== null ? { seenAt, id: page.after } : null
  const seen = isAfterSeen ? [] : await queries.listSeenMembers(database, filter, { limit, after })
  if (seen.length >= limit) return seen
  const unseen = { limit: limit - seen.length, after: isAfterSeen ? page.after : null }
  return [...seen, ...(await queries.listUnseenMembers(database, filter, unseen))]
}

/** The cursor is the id of the last member of the previous page, who may have been deleted. */
async function requirePlace(database: Database, id: string) {
  const place = await queries.findPlace(database, id)
  if (!place) throw invalidFieldError('cursor', 'Invalid cursor')
  return place
}

export type MemberWithActivity = {
  member: MemberRow
  invitedBy: string | null
  activity: Awaited<ReturnType<typeof queries.countActivity>>
}

/** @throws not-found */
export async function loadMember({ database, services }: MemberContext, id: string): Promise<MemberWithActivity> {
  const member = await queries.findMember(database, id)
  if (!member) throw memberNotFoundError()
  const now = services.clock.now().toISOString()
  return {
    member,
    invitedBy: await findInviter(database, id, { viewerId: null }),
    activity: await queries.countActivity(database, { userId: id, now }),
  }
}

export function memberNotFoundError() {
  return refuse('not-found', 'Member not found.')
}
