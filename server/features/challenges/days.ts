import type { Days, listDays } from '#contract/days.ts'
import type { EndpointQuery } from '#contract/endpoint.ts'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { getDateInTimeZone } from '../../services/clock.ts'

/** Reads the days of a member, with their states and notes. */
export async function readDays(
  _database: Database,
  { timeZone, now }: Actor,
  { from, to }: EndpointQuery<typeof listDays>,
): Promise<Days> {
  const asOf = getDateInTimeZone(timeZone, now)
  return {
    asOf,
    from: from ?? asOf,
    to: to ?? asOf,
    firstDate: null,
    numbers: { streak: 0, longest: 0, kept: 0, due: 0, strength: 0 },
    states: '-',
    participations: [],
    checkIns: [],
  }
}
