import type { CheckIn } from '#contract/challenges.ts'

export type RunSummary = {
  days: number
  /** Calendar days from the first marked date to the last, both included. */
  span: number
  firstDate: string
  lastDate: string
  /** Check-ins with a note, in the order of their dates. */
  notes: (CheckIn & { note: string })[]
}

/** Summarize one run. @returns undefined if it has no check-ins */
export function summarizeRun(checkIns: readonly CheckIn[], run: number): RunSummary | undefined {
  const marked = checkIns
    .filter((checkIn) => checkIn.run === run)
    .sort((a, b) => a.date.localeCompare(b.date) || a.day - b.day)
  const [first, last] = [marked[0], marked.at(-1)]
  if (!first || !last) return undefined
  return {
    days: marked.length,
    span: (Date.parse(last.date) - Date.parse(first.date)) / 864e5 + 1,
    firstDate: first.date,
    lastDate: last.date,
    notes: marked.flatMap((checkIn) => (checkIn.note ? [{ ...checkIn, note: checkIn.note }] : [])),
  }
}
