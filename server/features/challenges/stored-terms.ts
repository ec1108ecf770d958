import { getMemberDate } from '../../calendar.ts'
import type { Row } from '../../database/tables.ts'
import { getDefaultPasses, type Terms } from './terms.ts'

/** The JSON in the column `terms`. The rest is in columns. */
export type StoredTerms = Pick<Terms, 'schedule' | 'passes' | 'rules' | 'startedOver'>

type MembershipRow = { duration: number } & Pick<
  Row<'user_challenges'>,
  'started_at' | 'started_on' | 'completed_at' | 'left_at' | 'ended_on' | 'terms'
>

/**
 * Returns the terms of a membership. Those of older versions were daily and flexible, and their days started at
 * midnight.
 * @param timeZone the member's
 */
export function parseTerms(row: MembershipRow, timeZone: string): Terms {
  const toDate = (instant: string) => getMemberDate({ timeZone, dayStart: 0 }, new Date(instant))
  const stored: StoredTerms | null = row.terms === null ? null : JSON.parse(row.terms)
  const endedAt = row.completed_at ?? row.left_at
  const startedOn = row.started_on ?? toDate(row.started_at)
  return {
    startedOn,
    endedOn: row.ended_on ?? (endedAt && toDate(endedAt)),
    duration: row.duration,
    schedule: stored?.schedule ?? { kind: 'daily' },
    passes: stored?.passes ?? getDefaultPasses(row.duration),
    rules: stored?.rules ?? [{ from: startedOn, rule: 'flexible' }],
    startedOver: stored?.startedOver ?? [],
  }
}
