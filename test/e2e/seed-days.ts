import { generateId } from '#server/database/ids.ts'
import type { Database } from '#server/database/tables.ts'

type SeededParticipation = {
  userId: string
  challengeId: string
  /** Marked dates, oldest first. The first one is the joining day. */
  dates: string[]
  completed?: boolean
  /** Notes by date. */
  notes?: Record<string, string>
  /** Dates that were marked a day later. */
  late?: string[]
  /** JSON, for a rule or a schedule. */
  terms?: string
}

/** Inserts a participation with check-ins on past dates, as a site has after years of use. @returns its id */
export async function seedParticipation(
  database: Database,
  { userId, challengeId, dates, completed = false, notes = {}, late = [], terms }: SeededParticipation,
): Promise<string> {
  const id = generateId()
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) throw new Error('A participation needs a date')
  await database
    .insertInto('user_challenges')
    .values({
      id,
      challenge_id: challengeId,
      user_id: userId,
      progress: dates.length,
      completed,
      started_at: `${first}T09:00:00.000Z`,
      started_on: first,
      completed_at: completed ? `${last}T09:00:00.000Z` : null,
      left_at: null,
      ended_on: completed ? last : null,
      cue: null,
      terms: terms ?? null,
      ledger: null,
      folded_through: null,
    })
    .execute()
  for (const [index, date] of dates.entries())
    await database
      .insertInto('challenge_check_ins')
      .values({
        user_challenge_id: id,
        day: index + 1,
        date,
        late: late.includes(date),
        note: notes[date] ?? null,
        created_at: `${late.includes(date) ? addDays(date, 1) : date}T09:00:00.000Z`,
      })
      .execute()
  return id
}

/** Lists consecutive dates, without those whose index is in `skip`. */
export function listDates(from: string, count: number, skip: readonly number[] = []): string[] {
  const dates: string[] = []
  for (let index = 0; dates.length < count; index++) if (!skip.includes(index)) dates.push(addDays(from, index))
  return dates
}

/** The date a number of days ago, for a member in UTC whose day starts at 03:00. */
export function daysAgo(days: number): string {
  return addDays(new Date(Date.now() - 3 * 36e5).toISOString().slice(0, 10), -days)
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 10)
}

/** Returns a time zone in which it is about noon, so that its date is that of UTC. */
export function getNoonZone(): string {
  const offset = 12 - new Date().getUTCHours()
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
