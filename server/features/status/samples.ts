import { generateId } from '../../database/ids.ts'
import type { Dependencies } from '../../dependencies.ts'
import * as queries from './queries.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptSampleDays = 2
const keptActivityDays = 400

/** Saves the load of the last minutes and how many members were seen today, and forgets what is old. */
export async function saveStatus({ database, services, measurements }: Dependencies): Promise<void> {
  const now = services.clock.now()
  const { calls, failures, medianMs, slowMs } = measurements.load.endPeriod()
  await queries.insertSample(database, {
    id: generateId(),
    ended_at: now.toISOString(),
    calls,
    failures,
    median_us: Math.round(medianMs * 1000),
    slow_us: Math.round(slowMs * 1000),
  })
  await saveActivity({ database, services })
  await queries.deleteOldStatus(database, {
    time: toTime(now, keptSampleDays),
    day: toTime(now, keptActivityDays).slice(0, 10),
  })
}

/** Saves how many members were seen today (UTC). Only the number is kept. */
export async function saveActivity({ database, services }: Pick<Dependencies, 'database' | 'services'>): Promise<void> {
  const day = services.clock.now().toISOString().slice(0, 10)
  const members = await queries.countSeenSince(database, day)
  if (members > 0) await queries.saveActiveMembers(database, { day, members })
}

function toTime(now: Date, daysAgo: number): string {
  return new Date(now.getTime() - daysAgo * dayMs).toISOString()
}
