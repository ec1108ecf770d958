import type { SiteStatus } from '#contract/status.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Prometheus, SiteMetric } from '../../measurements/prometheus.ts'
import { readSiteStatus } from './status.ts'

const keptMs = 15_000

/** Writes the metrics for Prometheus. Those of the site are read at most every 15 seconds. */
export function createMetricsWriter(
  dependencies: Dependencies,
  { write, contentType: type }: Prometheus,
): () => Promise<{ type: string; text: string }> {
  let last: { at: number; metrics: Promise<SiteMetric[]> } | null = null
  return async () => {
    if (last === null || Date.now() - last.at > keptMs) last = { at: Date.now(), metrics: readMetrics(dependencies) }
    return { type, text: await write(await last.metrics) }
  }
}

async function readMetrics(dependencies: Dependencies): Promise<SiteMetric[]> {
  const name = 'database_up'
  const help = '1 if the metrics of the site could be read from the database. They are missing otherwise.'
  try {
    const status = await readSiteStatus(dependencies)
    return [{ name, help, value: 1 }, ...listMetrics(status, dependencies.services.clock.now())]
  } catch (error) {
    dependencies.logger.error({ err: error }, 'could not read the metrics of the site')
    return [{ name, help, value: 0 }]
  }
}

function listMetrics(status: SiteStatus, now: Date): SiteMetric[] {
  const { members, channels, backup, overdue, databaseBytes, freeBytes } = status
  const ageOf = (time: string) => (now.getTime() - Date.parse(time)) / 1000
  const active = 'Members who were seen today (UTC), and in the last 7 and 30 days.'
  return [
    { name: 'members', help: 'Accounts.', value: members.all },
    { name: 'members_active', help: active, value: members.today, labels: { period: 'today' } },
    { name: 'members_active', help: active, value: members.week, labels: { period: '7d' } },
    { name: 'members_active', help: active, value: members.month, labels: { period: '30d' } },
    ...channels.flatMap(({ channel, waiting, oldestWaitingAt, failed }) => [
      { name: 'messages_waiting', help: 'Messages that are due.', value: waiting, labels: { channel } },
      {
        name: 'messages_oldest_waiting_seconds',
        help: 'How long the oldest due message has been waiting.',
        value: oldestWaitingAt === null ? 0 : ageOf(oldestWaitingAt),
        labels: { channel },
      },
      {
        name: 'messages_given_up',
        help: 'Messages that were given up in the last 14 days.',
        value: failed,
        labels: { channel },
      },
    ]),
    ...overdue.map(({ work, since }) => ({
      name: 'background_overdue_seconds',
      help: 'Since when background work should have been done. Only work that is more than ten minutes late.',
      value: ageOf(since),
      labels: { work },
    })),
    ...(backup.lastAt === null
      ? []
      : [
          {
            name: 'backup_last_timestamp_seconds',
            help: 'When the last good backup was made, as Unix time.',
            value: Date.parse(backup.lastAt) / 1000,
          },
        ]),
    {
      name: 'backup_failing',
      help: '1 if the last nightly backup failed, or if there was none for two days.',
      value: backup.problem !== null || backup.overdue ? 1 : 0,
    },
    { name: 'database_bytes', help: 'Size of the database.', value: databaseBytes },
    ...(freeBytes === null
      ? []
      : [{ name: 'disk_free_bytes', help: 'Free space on the disk of the database.', value: freeBytes }]),
  ]
}
