import type { SiteStatus } from '#contract/status.ts'
import { paths } from '#web/paths.ts'
import { sum } from './chart-data.ts'
import { formatBytes, formatCount, formatMs } from './format.ts'

/** What an admin should look at. Each sentence is whole; the link leads to the screen that says more. */
export type Problem = { text: string; link?: { label: string; to: string } }

const lowSpaceBytes = 1e9
const hourMs = 3_600_000
/** From there, members notice it. */
const slowMs = 1000
const longDelayMs = 250
/** Fewer say little about the speed. */
const fewestCalls = 20

const toDelivery = { label: 'Delivery', to: paths.delivery() }
const toSite = { label: 'Site', to: paths.siteBranding() }

/** Lists what is wrong, the most urgent first. @param now in milliseconds */
export function findProblems(status: SiteStatus, now: number): Problem[] {
  return [
    ...findSpaceProblem(status),
    ...status.overdue.map(({ work, since }) => ({
      text: `Overdue for ${formatAge(now - Date.parse(since))}: ${work}. The log of the server says why; a restart often helps.`,
    })),
    ...findMessageProblems(status, now),
    ...findBackupProblem(status),
    ...findFailures(status),
    ...findSlowness(status),
  ]
}

function findSpaceProblem({ freeBytes }: SiteStatus): Problem[] {
  if (freeBytes === null || freeBytes >= lowSpaceBytes) return []
  return [{ text: `The disk has only ${formatBytes(freeBytes)} left. When it is full, members can’t save anything.` }]
}

function findMessageProblems({ channels }: SiteStatus, now: number): Problem[] {
  return channels.flatMap(({ channel, available, problem, waiting, oldestWaitingAt, failed }) => {
    const noun = channel === 'email' ? 'email' : 'push message'
    // Many sites have no email on purpose. The setup list recommends it once.
    if (!available) return channel === 'email' || problem === null ? [] : [{ text: problem, link: toDelivery }]
    const age = oldestWaitingAt === null ? 0 : now - Date.parse(oldestWaitingAt)
    if (age > hourMs)
      return [
        {
          text: `${formatCount(waiting, noun)} can’t be sent, the oldest for ${formatAge(age)}.`,
          link: toDelivery,
        },
      ]
    return failed > 0 ? [{ text: `${formatCount(failed, noun)} failed in the last two weeks.`, link: toDelivery }] : []
  })
}

function findBackupProblem({ backup: { problem, overdue, time } }: SiteStatus): Problem[] {
  if (problem !== null) return [{ text: `The last backup failed: ${problem}`, link: toSite }]
  if (overdue) return [{ text: 'There was no good backup in the last two days.', link: toSite }]
  return time === null ? [{ text: 'Nightly backups are off.', link: toSite }] : []
}

function findFailures({ load, recent }: SiteStatus): Problem[] {
  const failures = Math.max(sum(load, 'failures'), recent.failures)
  const calls = Math.max(sum(load, 'calls'), recent.calls)
  if (failures === 0) return []
  return [
    {
      text: `${failures.toLocaleString('en')} of ${formatCount(calls, 'call')} failed in the last 24 hours because of the server. Its log says why.`,
    },
  ]
}

function findSlowness({ recent: { calls, slowMs: slow, loopDelayMs } }: SiteStatus): Problem[] {
  // A start keeps the process busy for a moment too.
  if (calls < fewestCalls) return []
  if (loopDelayMs > longDelayMs)
    return [{ text: `The server is too busy: calls wait for up to ${formatMs(loopDelayMs)} before it looks at them.` }]
  if (slow < slowMs) return []
  return [{ text: `The server is slow: 1 of 20 calls takes more than ${formatMs(slow)}.` }]
}

function formatAge(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000))
  if (minutes < 120) return formatCount(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? formatCount(hours, 'hour') : formatCount(Math.round(hours / 24), 'day')
}
