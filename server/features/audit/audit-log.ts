import type { listAuditEntries } from '#contract/audit.ts'
import type { EndpointQuery } from '#contract/endpoint.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Page } from '../../page.ts'
import type { Clock } from '../../services/clock.ts'
import { clearAddresses, deleteOldest, findMemberId, listEntries, replaceMemberId, type EntryRow } from './queries.ts'

const addressRetentionDays = 90
const retentionDays = 2 * 365

type Filter = Pick<EndpointQuery<typeof listAuditEntries>, 'kind' | 'member' | 'from' | 'until'>

export async function readAuditLog(database: Database, { member, ...filter }: Filter, page: Page): Promise<EntryRow[]> {
  if (member === undefined) return listEntries(database, filter, page)
  const memberId = await findMemberId(database, {
    email: member.toLowerCase(),
    usernameKey: member.normalize('NFKC').toLowerCase(),
  })
  return memberId === undefined ? [] : listEntries(database, { ...filter, memberId }, page)
}

/**
 * Keep the entries of a deleted account together under a new id that belongs to nobody.
 * @returns the new id
 */
export async function pseudonymizeMember(tx: Database, userId: string): Promise<string> {
  const pseudonym = generateId()
  await replaceMemberId(tx, { from: userId, to: pseudonym })
  return pseudonym
}

/** Remove IP addresses from entries that are older than 90 days. */
export async function forgetOldAddresses({
  database,
  services,
}: Pick<Dependencies, 'database' | 'services'>): Promise<void> {
  await clearAddresses(database, { before: getDaysAgo(services.clock, addressRetentionDays), limit: 1000 })
}

/** Delete entries that are older than two years. */
export async function deleteOldEntries({
  database,
  services,
}: Pick<Dependencies, 'database' | 'services'>): Promise<void> {
  await deleteOldest(database, { before: getDaysAgo(services.clock, retentionDays), limit: 1000 })
}

function getDaysAgo(clock: Clock, days: number): string {
  return new Date(clock.now().getTime() - days * 24 * 3_600_000).toISOString()
}
