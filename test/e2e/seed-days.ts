import type { Rule, Schedule } from '#contract/days.ts'
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
  rule?: Rule
  schedule?: Schedule
  passes?: number
}

/** Inserts a participation with check-ins on past dates, as a site has after years of use. @returns its id */
export async function seedParticipation(
  database: Database,
  { userId, challengeId, dates, completed = false, notes = {}, late = [], ...agreement }: SeededParticipation,
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
      terms: agreement.rule || agreement.schedule ? JSON.stringify(createAgreement(first, agreement)) : null,
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

function createAgreement(
  from: string,
  {
    rule = 'flexible',
    schedule = { kind: 'daily' },
    passes = 0,
  }: Pick<SeededParticipation, 'rule' | 'schedule' | 'passes'>,
) {
  return { schedule, passes, rules: [{ from, rule }], startedOver: [] }
}

/** Lists consecutive dates, without those whose index is in `skip`. */
export function listDates(from: string, count: number, skip: readonly number[] = []): string[] {
  const dates: string[] = []
  for (let index = 0; dates.length < count; index++) if (!skip.includes(index)) dates.push(addDays(from, index))
  return dates
}

/** The date some days from today in a time zone, for a member whose day starts at 03:00. */
export function getLocalDate(timeZone: string, days = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(Date.now() - 3 * 36e5)
  return addDays(today, days)
}

/** The date a number of days ago, for a member in UTC. */
export const daysAgo = (days: number) => getLocalDate('UTC', -days)

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 10)
}

/** Returns a time zone in which it is about noon, so that its date is that of UTC. */
export function getNoonZone(): string {
  const offset = 12 - new Date().getUTCHours()
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}
