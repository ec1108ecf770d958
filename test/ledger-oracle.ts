import type { Rule, Schedule } from '#contract/days.ts'

/** All that a member did in one participation. Dates are days since 1970, marks are in the order of writing. */
export type Logs = {
  startedOn: number
  endedOn: number
  duration: number
  schedule: Schedule
  passes: number
  rules: { from: number; rule: Rule }[]
  startedOver: number[]
  /** Joined before the first day. */
  planned: boolean
  marks: { date: number; late: boolean }[]
  breaks: { from: number; to: number }[]
  today: number
}

/**
 * Recomputes a participation from all logs, without a saved state.
 * @returns `wall` with the first letter of the rule for each missed day, `restart` is the date that ended the last run
 */
export function readLogs(logs: Logs) {
  const { startedOn, endedOn, duration, schedule, passes, rules, startedOver, planned, marks, breaks, today } = logs
  const waits = planned && marks.length === 0 && today < startedOn && endedOn === Infinity
  const asOf = Math.min(Math.max(today, waits ? today : startedOn, ...startedOver), endedOn)
  const isMarked = (date: number) => marks.some((mark) => mark.date === date)
  const isPaused = (date: number) => breaks.some(({ from, to }) => from <= date && date <= to)
  const states = range(startedOn, Math.max(asOf, ...marks.map(({ date }) => date))).map((date) => {
    const monday = date - ((date + 3) % 7)
    if (isMarked(date)) return marks.some((mark) => mark.date === date && !mark.late) ? 'd' : 'l'
    if (date > asOf || isPaused(date)) return date > asOf ? '-' : 'b'
    if (schedule.kind === 'weekdays' && !schedule.days.includes(date - monday + 1)) return 'r'
    if (schedule.kind !== 'weekly') return date >= asOf - 1 ? 'o' : date === startedOn ? 'r' : 'm'
    const done = range(monday, monday + 6).filter(isMarked).length
    if (date >= asOf - 1) return done >= schedule.times ? 'r' : 'o'
    const available = range(monday, monday + 6).filter((day) => day > startedOn && day <= endedOn && !isPaused(day))
    const unmarked = available.filter((day) => day >= date && !isMarked(day))
    const short = Math.floor((schedule.times * available.length) / 7) - done
    return monday + 6 < asOf - 1 && date !== startedOn && unmarked.length <= short ? 'm' : 'r'
  })
  let [run, wall, restart, runs] = [1, '', 0, marks.map(() => 0)]
  for (const [date, state] of states.map((each, index) => [startedOn + index, each] as const)) {
    const progress = () => count(wall, /[dl]/g)
    if (startedOver.includes(date) && progress() < duration) [run, wall, restart] = [run + Math.sign(progress()), '', 0]
    for (const [index, mark] of marks.entries()) {
      if (mark.date === date) runs[index] = progress() < duration ? run : run + 1
      if (mark.date === date && progress() < duration) wall += mark.late ? 'l' : 'd'
    }
    if (state !== 'm' || progress() === 0 || progress() >= duration) continue
    wall += rules.findLast(({ from }) => from <= date)?.rule.at(0) ?? ''
    if (wall.endsWith('s') || count(wall, /p/g) > passes) [run, wall, restart] = [run + 1, '', date]
  }
  return { asOf, waits, states: states.join(''), runs, run, wall, restart }
}

export function readNumbers(states: string, recent: string, decay: number) {
  const streaks = states.split('m').map((part) => count(part, /[dl]/g))
  const rise = (letter: string) => (/[dl]/.test(letter) ? 1 - decay : 0)
  const strength = [...states].reduce((now, letter) => now * (/[dlm]/.test(letter) ? decay : 1) + rise(letter), 0)
  const [kept, due] = [count(recent, /[dl]/g), count(recent, /[dlm]/g)]
  return { streak: streaks.at(-1), longest: Math.max(...streaks), kept, due, strength: Math.round(100 * strength) }
}

/** Counts the dates with a mark, in all pillars and in each. */
export function readLifetime(participations: { pillar: string; rows: { date: string }[] }[]) {
  const datesOf = (all: typeof participations) => [
    ...new Set(all.flatMap(({ rows }) => rows.map(({ date }) => date)).toSorted()),
  ]
  const dates = datesOf(participations)
  const marked = Object.entries(Object.groupBy(participations, ({ pillar }) => pillar))
    .map(([pillar, own = []]) => [pillar, datesOf(own).length] as const)
    .filter(([, days]) => days > 0)
  return { days: dates.length, firstDate: dates[0] ?? null, pillars: Object.fromEntries(marked) }
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n)
const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0
