import { setImmediate as nextRound } from 'node:timers/promises'
import type { ChallengeCounts, getChallengeCounts } from '#contract/counts.ts'
import type { EndpointReply } from '#contract/endpoint.ts'
import { fewestCounted } from '#contract/limits.ts'
import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate, getWeekday, toDayNumber } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { type CountedRow, listVersions, readLatestParticipations } from './counts-queries.ts'
import { findPlanStep } from './plan-steps.ts'
import { getLastSign, isQuiet } from './quiet.ts'

type Version = { version: number; duration: number; plan: string | null }

/** Counts who joined, finished and stopped in a challenge. @throws not-found */
export async function countChallenge(
  database: Database,
  actor: Actor,
  challengeId: string,
): Promise<EndpointReply<typeof getChallengeCounts>> {
  const versions = await listVersions(database, challengeId)
  if (!versions) throw refuse('not-found', 'Challenge not found.')
  const { newest } = versions
  const getVersion = (version: number) => versions.all.get(version) ?? newest
  const today = getMemberDate(actor, actor.now)
  const monday = addDays(today, 1 - getWeekday(toDayNumber(today)))
  const totals = { joined: 0, finished: 0, stopped: 0 }
  const used = new Set([newest])
  const stops = new Map<number, Map<Version, number>>()
  for await (const rows of readLatestParticipations(database, { challengeId, today })) {
    for (const row of rows) {
      const version = getVersion(row.version)
      used.add(version)
      totals.joined++
      if (row.completed) totals.finished++
      if (!hasStopped(row, monday)) continue
      totals.stopped++
      const day = Math.min(row.progress + 1, version.duration)
      const ofDay = stops.get(day) ?? new Map<Version, number>()
      stops.set(day, ofDay.set(version, (ofDay.get(version) ?? 0) + 1))
    }
    await nextRound()
  }
  return {
    title: newest.title,
    duration: newest.duration,
    lastDay: Math.max(...[...used].map(({ duration }) => duration)),
    counts:
      totals.joined < fewestCounted
        ? null
        : {
            ...totals,
            stillIn: totals.joined - totals.finished - totals.stopped,
            stops: totals.stopped < fewestCounted ? null : listStops(challengeId, stops),
          },
  }
}

/**
 * A member who leaves counts as one who goes quiet: on the first Monday two weeks after their last sign. If leaving
 * changed the counts at once, two looks on the same day would tell who of a small group has just left, and on which day.
 * For the same reason there are no days before five members have stopped (decisions/050-counts.md).
 */
function hasStopped({ completed, left_at: leftAt, endedOn, ...signs }: CountedRow, monday: string): boolean {
  if (completed) return false
  const lastSign = getLastSign(signs)
  // A start or a break that comes after leaving is no sign.
  return isQuiet(leftAt !== null && endedOn !== null && endedOn < lastSign ? endedOn : lastSign, monday)
}

function listStops(challengeId: string, stops: Map<number, Map<Version, number>>): ChallengeCounts['stops'] {
  return [...stops]
    .toSorted(([day], [other]) => day - other)
    .map(([day, ofDay]) => {
      const [most] = [...ofDay].toSorted(([, members], [, others]) => others - members)
      const { version, plan } = most?.[0] ?? { version: 0, plan: null }
      return {
        day,
        members: [...ofDay.values()].reduce((sum, members) => sum + members, 0),
        title: findPlanStep({ challenge_id: challengeId, version, plan }, day)?.title ?? null,
      }
    })
}
