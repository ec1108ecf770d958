import type { Activity } from '#contract/activity.ts'
import { fewestCounted, quietDays } from '#contract/limits.ts'
import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import * as queries from './activity-queries.ts'

const dayMs = 24 * 3_600_000

/**
 * Counts what all members do, in the last seven days and in the seven days before.
 * @returns null while there are so few members that a count would say something about one of them
 */
export async function countActivity(database: Database, actor: Actor): Promise<Activity | null> {
  if (!(await queries.hasMembers(database, fewestCounted))) return null
  const today = getMemberDate(actor, actor.now)
  const daysAgo = (days: number) => new Date(actor.now.getTime() - days * dayMs).toISOString()
  // Other members may already be in the next day.
  const now = await queries.countMarkedAndQuiet(database, getDates(addDays(today, 1), today))
  const before = await queries.countMarkedAndQuiet(database, getDates(addDays(today, -7), addDays(today, -7)))
  const week = { from: daysAgo(7), to: daysAgo(-1) }
  const weekBefore = { from: daysAgo(14), to: daysAgo(7) }
  const count = async (countIn: typeof queries.countCreated) => ({
    now: await countIn(database, week),
    before: await countIn(database, weekBefore),
  })
  return {
    marked: { now: now.marked, before: before.marked },
    quiet: { now: now.quiet, before: before.quiet },
    joined: {
      ...(await count(queries.countCreated)),
      month: await queries.countCreated(database, { from: daysAgo(30), to: week.to }),
    },
    left: await count(queries.countDeleted),
  }
}

function getDates(date: string, today: string): queries.CountedDates {
  return { date, markedSince: addDays(today, -6), quietSince: addDays(today, -quietDays) }
}
