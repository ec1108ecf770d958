import type { SiteStatus } from '#contract/status.ts'
import { addDays } from '#web/ui/dates.ts'
import { formatCount, formatMs } from './format.ts'

/** Colours of the parts of a bar. */
export type Tone = 'brass' | 'soft' | 'red'
/** Its parts go from the bottom up. */
export type Bar = { key: string; title: string; parts: { tone: Tone; value: number }[] }

const shownDays = 30
const quarterMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000

/** One bar for each of 30 days. @param today in UTC, YYYY-MM-DD */
export function toMemberBars(days: SiteStatus['members']['days'], today: string): Bar[] {
  const known = new Map(days.map(({ day, members }) => [day, members]))
  return listDays(today).map((day) => {
    const members = known.get(day) ?? 0
    return { key: day, title: `${day}: ${formatCount(members, 'member')}`, parts: [{ tone: 'brass', value: members }] }
  })
}

/** One bar for each of 30 days, with emails below push messages. */
export function toMessageBars(days: SiteStatus['messages'], today: string): Bar[] {
  const known = new Map(days.map((row) => [row.day, row]))
  return listDays(today).map((day) => {
    const { email, push } = known.get(day) ?? { email: 0, push: 0 }
    return {
      key: day,
      title: `${day}: ${formatCount(email, 'email')}, ${formatCount(push, 'push message')}`,
      parts: [
        { tone: 'brass', value: email },
        { tone: 'soft', value: push },
      ],
    }
  })
}

/** One bar for each quarter of an hour of the last day: up to the median, and on to the slow calls. @param now in ms */
export function toTimeBars(load: SiteStatus['load'], now: number, formatClock: (at: string) => string): Bar[] {
  const byQuarter = Map.groupBy(load, ({ at }) => Math.floor(Date.parse(at) / quarterMs))
  const last = Math.floor(now / quarterMs)
  return Array.from({ length: dayMs / quarterMs }, (_, index) => {
    const quarter = last + index + 1 - dayMs / quarterMs
    const samples = (byQuarter.get(quarter) ?? []).filter(({ calls }) => calls > 0)
    const time = formatClock(new Date(quarter * quarterMs).toISOString())
    const calls = samples.reduce((total, each) => total + each.calls, 0)
    if (calls === 0) return { key: String(quarter), title: `${time}: no calls`, parts: [] }
    const median = samples.reduce((total, each) => total + each.medianMs * each.calls, 0) / calls
    const slow = Math.max(...samples.map((each) => each.slowMs))
    const failures = samples.reduce((total, each) => total + each.failures, 0)
    return {
      key: String(quarter),
      title: `${time}: ${formatCount(calls, 'call')}, half within ${formatMs(median)}, 19 of 20 within ${formatMs(slow)}, ${failures} failed`,
      parts: [
        { tone: 'brass', value: median },
        { tone: failures > 0 ? 'red' : 'soft', value: Math.max(0, slow - median) },
      ],
    }
  })
}

/** The highest bar; 0 if there is nothing to draw. */
export function findHighest(bars: Bar[]): { bar: Bar; height: number } | null {
  const heights = bars.map((bar) => ({ bar, height: bar.parts.reduce((total, { value }) => total + value, 0) }))
  const highest = heights.reduce<(typeof heights)[number] | null>(
    (best, each) => (best === null || each.height > best.height ? each : best),
    null,
  )
  return highest && highest.height > 0 ? highest : null
}

export function sum<Name extends string>(rows: Record<Name, number>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0)
}

function listDays(today: string): string[] {
  return Array.from({ length: shownDays }, (_, index) => addDays(today, index + 1 - shownDays))
}
