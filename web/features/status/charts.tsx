import type { SiteStatus } from '#contract/status.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { addDays, formatDay, formatTime } from '#web/ui/dates.ts'
import { findHighest, sum, toMemberBars, toMessageBars, toTimeBars } from './chart-data.ts'
import { Chart } from './Chart.tsx'
import { formatCount, formatMs } from './format.ts'

export function MembersChart({ members, now }: { members: SiteStatus['members']; now: number }) {
  const today = toUtcDay(now)
  const bars = toMemberBars(members.days, today)
  const highest = findHighest(bars)
  return (
    <Chart title="Members each day" bars={bars} max={highest?.height ?? 0} formatMax={formatNumber} {...dayAxis(today)}>
      {`${formatCount(members.month, 'member')} opened the site in 30 days.`}
      {highest && ` Most on ${formatDay(highest.bar.key, today)}: ${formatNumber(highest.height)}.`}
    </Chart>
  )
}

export function TimesChart({ load, now }: { load: SiteStatus['load']; now: number }) {
  const timeZone = useTimeZone()
  const formatClock = (at: string) => formatTime(timeZone, at)
  const bars = toTimeBars(load, now, formatClock)
  const highest = findHighest(bars)
  const slowest = load.reduce<SiteStatus['load'][number] | null>(
    (found, each) => (each.calls > 0 && (found === null || each.slowMs > found.slowMs) ? each : found),
    null,
  )
  return (
    <Chart
      title="Time for an answer"
      legend={[
        { tone: 'brass', name: 'half of the calls' },
        { tone: 'soft', name: '19 of 20' },
        ...(sum(load, 'failures') > 0 ? [{ tone: 'red' as const, name: 'some failed' }] : []),
      ]}
      bars={bars}
      max={highest?.height ?? 0}
      formatMax={formatMs}
      from="24 hours ago"
      to="Now"
    >
      {slowest
        ? `The last 24 hours. Slowest at ${formatClock(slowest.at)}, when 1 of 20 calls took more than ${formatMs(slowest.slowMs)}.`
        : 'Nothing yet. The first times are here after five minutes.'}
    </Chart>
  )
}

export function MessagesChart({ messages, now }: { messages: SiteStatus['messages']; now: number }) {
  const today = toUtcDay(now)
  const bars = toMessageBars(messages, today)
  const highest = findHighest(bars)
  return (
    <Chart
      title="Messages each day"
      legend={[
        { tone: 'brass', name: 'email' },
        { tone: 'soft', name: 'push' },
      ]}
      bars={bars}
      max={highest?.height ?? 0}
      formatMax={formatNumber}
      {...dayAxis(today)}
    >
      {highest
        ? `${formatCount(sum(messages, 'email'), 'email')} and ${formatCount(sum(messages, 'push'), 'push message')} in 30 days.`
        : 'No message was sent in the last 30 days.'}
    </Chart>
  )
}

function dayAxis(today: string): { from: string; to: string } {
  return { from: formatDay(addDays(today, -29), today), to: 'Today' }
}

/** The server counts days in UTC. */
function toUtcDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

function formatNumber(value: number): string {
  return value.toLocaleString('en')
}
