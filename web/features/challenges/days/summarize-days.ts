import { formatDateRange } from '#web/ui/dates.ts'
import type { YearDay } from './year-days.ts'

/** Describe the days of a wall in one or two sentences, for screen readers and on paper. */
export function summarizeDays(days: readonly YearDay[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const count = (...states: YearDay['state'][]) => days.filter(({ state }) => states.includes(state)).length
  const late = count('late')
  const done = `${name(count('done', 'late'), 'day')} done${late ? `, ${late} of them marked late` : ''}.`
  const others = [
    { days: count('missed'), one: 'missed day' },
    { days: count('rest'), one: 'rest day' },
    { days: count('break'), one: 'day of a break', many: 'days of breaks' },
  ].filter(({ days: each }) => each > 0)
  const rest = others.map(({ days: each, one, many }) => name(each, one, many)).join(', ')
  return [`${formatDateRange(first.date, last.date)}: ${done}`, ...(rest ? [`${rest}.`] : [])].join(' ')
}

function name(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
