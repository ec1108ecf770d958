import type { DayState } from '#contract/days.ts'
import { formatLongDate } from '#web/ui/dates.ts'
import { isolate } from '#web/ui/isolate.ts'
import { isDone, type YearDay } from './year-days.ts'

const stateTexts: Record<DayState, string> = {
  done: 'Done',
  late: 'Marked late',
  rest: 'Rest day',
  break: 'On a break',
  missed: 'Missed',
  open: 'Not marked yet',
}

/** Describe a day without challenges too. */
export function describeState({ state }: Pick<YearDay, 'state'>): string {
  return state ? stateTexts[state] : 'No active challenge'
}

/** Describe a day for screen readers: "January 2, 2026: Done. Go outside every morning, day 3." */
export function describeDay({ date, state, entries }: YearDay): string {
  const titles = entries.map(({ participation: { title }, day }) => `${isolate(title)}, day ${day}.`)
  const notes = entries.some(({ note }) => note) ? ['With a note.'] : []
  return [`${formatLongDate(date)}: ${describeState({ state })}.`, ...(isDone({ state }) ? titles : []), ...notes].join(
    ' ',
  )
}
