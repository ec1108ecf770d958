import { isPostgres } from '../database/is-postgres.ts'
import type { Database } from '../database/tables.ts'
import { type Finding, ok, orNotKnown, problem, warning } from './checks.ts'
import { readPostgresClock, selectNewestIds } from './database-queries.ts'
import { requireDatabase, type Site } from './site.ts'
import { formatDuration } from './words.ts'

const toleranceMs = 60_000
const clockAdvice = 'Set the clock of this machine, and let it follow a time server (timedatectl set-ntp true).'

/** Compares the clock with that of PostgreSQL, or with the newest rows of the embedded database. */
export async function checkClock(site: Site): Promise<Finding[]> {
  return [
    checkTimeZones(),
    ...(await orNotKnown('time', async () => [await compareClock(await requireDatabase(site))])),
  ]
}

async function compareClock(database: Database): Promise<Finding> {
  if (isPostgres(database)) {
    const before = Date.now()
    const time = await readPostgresClock(database)
    return describeDifference((before + Date.now()) / 2 - time)
  }
  return describeNewest(await selectNewestIds(database), new Date())
}

/** @param milliseconds how far this clock is ahead of that of PostgreSQL */
export function describeDifference(milliseconds: number): Finding {
  const size = Math.abs(milliseconds)
  if (size <= toleranceMs) return ok('time', 'The clock agrees with that of PostgreSQL.')
  return warning(
    'time',
    `The clock of this machine is ${formatDuration(size)} ${milliseconds > 0 ? 'ahead of' : 'behind'} that of PostgreSQL.`,
    'Set the wrong one of the two clocks, and let both machines follow a time server.',
  )
}

/** @param ids UUIDv7, which begin with the time at which they were made */
function describeNewest(ids: string[], now: Date): Finding {
  const newest = Math.max(...ids.map((id) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)))
  const ahead = newest - now.getTime()
  const time = now.toISOString().slice(0, 16).replace('T', ' ')
  if (ahead <= toleranceMs) return ok('time', `Nothing in the database is newer than the clock (${time} UTC).`)
  return warning(
    'time',
    `The clock is at ${time} UTC, but the database has something that is ${formatDuration(ahead)} newer. The clock is wrong, or was wrong then.`,
    clockAdvice,
  )
}

function checkTimeZones(): Finding {
  const count = Intl.supportedValuesOf('timeZone').length
  const noon = new Date('2026-07-01T12:00:00Z')
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit' }).format(noon)
  if (count > 300 && hour === '14')
    return ok('time-zones', `Node knows ${count} time zones (tz ${process.versions.tz}).`)
  return problem(
    'time-zones',
    'This Node has no complete data of time zones, so the days of members are wrong.',
    'Install Node from nodejs.org, or unset NODE_ICU_DATA.',
  )
}
