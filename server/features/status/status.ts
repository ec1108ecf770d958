import { endpoints } from '#contract/endpoints.ts'
import { sampleMinutes, type SiteStatus } from '#contract/status.ts'
import { isPostgres } from '../../database/is-postgres.ts'
import { getEngine } from '../../database/open.ts'
import { selectOverdueWork } from '../../database/overdue-work.ts'
import { listOtherPrograms } from '../../database/server-connections.ts'
import { measureDatabase } from '../../database/size.ts'
import type { Row } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { version } from '../../installation.ts'
import type { EndpointTime } from '../../measurements/load-recorder.ts'
import { loadBackupState } from '../backups/backup-state.ts'
import { getDeliveryState } from '../delivery/status.ts'
import * as queries from './queries.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const periodMs = sampleMinutes * minuteMs
const overdueMs = 10 * minuteMs
const shownDays = 30

export async function readSiteStatus(dependencies: Dependencies): Promise<SiteStatus> {
  const { database, config, services, measurements } = dependencies
  const now = services.clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const firstDay = before((shownDays - 1) * dayMs).slice(0, 10)
  const today = before(0).slice(0, 10)
  const [others, samples, all, seen, days, sent, { channels }, backup, size, overdue] = await Promise.all([
    isPostgres(database) ? listOtherPrograms(database) : [],
    queries.listSamples(database, before(dayMs)),
    queries.countMembers(database),
    queries.countSeen(database, { today, week: before(7 * dayMs), month: before(30 * dayMs) }),
    queries.listActiveMembers(database, firstDay),
    queries.listSentByDay(database, firstDay),
    getDeliveryState(dependencies),
    loadBackupState({ database, config }, now),
    measureDatabase({ database, config }),
    selectOverdueWork(database, before(overdueMs)),
  ])
  return {
    version,
    engine: getEngine(config),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    processes: 1 + others.length,
    memoryBytes: process.memoryUsage.rss(),
    ...size,
    recent: measurements.load.readRecent(),
    load: mergeSamples(samples),
    busiest: measurements.load.listBusiest(5).map(presentEndpoint),
    // Today's number is saved every few minutes.
    members: { all, ...seen, days: setToday(days, { day: today, members: seen.today }) },
    messages: mergeMessages(sent),
    channels,
    backup: {
      time: backup.time,
      lastAt: backup.lastBackupAt,
      problem: backup.problem,
      overdue: backup.overdue,
    },
    overdue,
  }
}

/** Puts the samples of all processes together, by the time at which they started. */
function mergeSamples(samples: Row<'load_samples'>[]): SiteStatus['load'] {
  const byPeriod = Map.groupBy(samples, ({ ended_at: at }) => Math.floor(Date.parse(at) / periodMs) - 1)
  return [...byPeriod].map(([period, own]) => {
    const sum = (count: (sample: Row<'load_samples'>) => number) => own.reduce((total, each) => total + count(each), 0)
    const calls = sum((each) => each.calls)
    return {
      at: new Date(period * periodMs).toISOString(),
      calls,
      failures: sum((each) => each.failures),
      medianMs: calls === 0 ? 0 : sum((each) => each.median_us * each.calls) / calls / 1000,
      slowMs: Math.max(...own.map((each) => each.slow_us)) / 1000,
    }
  })
}

function setToday(days: Row<'active_members'>[], today: Row<'active_members'>): Row<'active_members'>[] {
  const earlier = days.filter(({ day }) => day < today.day)
  const saved = days.find(({ day }) => day === today.day)?.members ?? 0
  const members = Math.max(saved, today.members)
  return members > 0 ? [...earlier, { day: today.day, members }] : earlier
}

function mergeMessages(sent: Awaited<ReturnType<typeof queries.listSentByDay>>): SiteStatus['messages'] {
  return [...Map.groupBy(sent, ({ day }) => day)].map(([day, rows]) => {
    const find = (channel: 'email' | 'push') => Number(rows.find((row) => row.channel === channel)?.sent ?? 0)
    return { day, email: find('email'), push: find('push') }
  })
}

function presentEndpoint({ method, route, calls, totalMs, longestMs }: EndpointTime): SiteStatus['busiest'][number] {
  const path = route.replaceAll(/:(\w+)/g, '{$1}')
  const endpoint = endpoints.find((each) => each.method === method && each.path === path)
  const summary = endpoint?.summary ?? (route === 'page' ? 'Open a page' : 'A call that does not exist')
  return { summary, method, path, calls, averageMs: totalMs / calls, longestMs }
}
