import { quietDays } from '#contract/limits.ts'
import { addDays } from '../../calendar.ts'

/** The latest dates on which a member did something in one or all of their challenges. */
type Signs = { start: string; lastMark: string | null; breakEnd: string | null }

/** A break that has not ended is a sign in the future. */
export function getLastSign({ start, lastMark, breakEnd }: Signs): string {
  return [lastMark ?? '', breakEnd ?? ''].reduce((latest, each) => (each > latest ? each : latest), start)
}

/** Tells whether the last sign of a member is at least 14 days before a date. */
export function isQuiet(lastSign: string, date: string): boolean {
  return lastSign <= addDays(date, -quietDays)
}
