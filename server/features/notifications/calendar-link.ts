import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { Secrets } from '../../services/secrets.ts'
import { findMemberByCalendar } from './settings-queries.ts'
import { type MemberSettings, saveSettings } from './settings.ts'

/** Switches the calendar feed on, or gives it a new address. */
export function renewCalendarLink(database: Database, userId: string): Promise<MemberSettings> {
  return transaction(database, (tx) => saveSettings(tx, userId, () => ({ calendar_id: generateId() })))
}

export function revokeCalendarLink(database: Database, userId: string): Promise<MemberSettings> {
  return transaction(database, (tx) => saveSettings(tx, userId, () => ({ calendar_id: null })))
}

const purpose = 'calendar'

/** The id is signed, so that a leaked database contains no usable links. */
export function formatCalendarLink(secrets: Secrets, calendarId: string): string {
  return `${calendarId}.${secrets.sign(purpose, calendarId)}`
}

/**
 * Finds the member of a calendar feed.
 * @param link the last part of its address
 * @throws not-found for a forged or revoked link and for a suspended member
 */
export async function findCalendarMember(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  link: string,
) {
  const [calendarId = '', signature = ''] = link.split('.')
  const isSigned = /^[\da-f-]{36}$/.test(calendarId) && services.secrets.verifySignature(purpose, calendarId, signature)
  const member = isSigned ? await findMemberByCalendar(database, calendarId) : undefined
  if (!member) throw refuse('not-found', 'Calendar not found.')
  const { id: userId, username, time_zone: timeZone, day_start: dayStart, named } = member
  return { userId, username, timeZone, dayStart, named }
}
