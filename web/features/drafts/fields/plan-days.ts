import type { PlanStep } from '#contract/challenges.ts'
import { limits } from '#contract/limits.ts'

/** What a plan says for one day, as it is typed. All are empty if the day is not written. */
export type Day = { title: string; done: string; action: string; details: string }

/** Days next to each other, counted from 0, both inclusive. */
export type DayRange = { from: number; to: number }

export type DayRun = DayRange & { day: Day; isEmpty: boolean }

type DayProblems = Partial<Record<keyof Day, string>>

const dayFields = ['title', 'done', 'action', 'details'] as const

export function createEmptyDay(): Day {
  return { title: '', done: '', action: '', details: '' }
}

/** Unfold the steps of a plan into one entry per day. Days without a step are empty. */
export function planToDays(plan: readonly PlanStep[] | null, duration: number): Day[] {
  const days = Array.from({ length: duration }, createEmptyDay)
  for (const { from, to, title, done = '', action, details = '' } of plan ?? [])
    for (let day = from; day <= Math.min(to, duration); day++) days[day - 1] = { title, done, action, details }
  return days
}

/** Fold days into steps: equal ones next to each other become one, and empty ones none. Null if nothing is written. */
export function daysToPlan(days: readonly Day[], duration: number): PlanStep[] | null {
  const steps = listRuns(days.slice(0, duration))
    .filter(({ isEmpty }) => !isEmpty)
    .map(({ from, to, day: { title, done, action, details } }) => ({
      from: from + 1,
      to: to + 1,
      title,
      ...(done && { done }),
      action,
      ...(details && { details }),
    }))
  return steps.length > 0 ? steps : null
}

/** Fold the days after the end of a challenge into steps, as `daysToPlan` does. */
export function laterDaysToSteps(days: readonly Day[], duration: number): PlanStep[] | null {
  return daysToPlan(
    days.map((day, index) => (index >= duration ? day : createEmptyDay())),
    days.length,
  )
}

/** Group equal days next to each other. A run ends where `open` begins and ends, so that it is a separate group. */
export function listRuns(days: readonly Day[], open?: DayRange | null): DayRun[] {
  const runs: DayRun[] = []
  for (const [index, day] of days.entries()) {
    const last = runs.at(-1)
    const isEdge = open != null && (index === open.from || index === open.to + 1)
    const isInOpen = open != null && open.from < index && index <= open.to
    if (last && (isInOpen || (!isEdge && isSameDay(last.day, day)))) last.to = index
    else runs.push({ from: index, to: index, day, isEmpty: isEmptyDay(day) })
  }
  return runs
}

export function isEmptyDay(day: Day): boolean {
  return dayFields.every((field) => day[field].trim() === '')
}

/** Whether a day has what members need: a title, and what to do. */
export function isWritten({ title, action }: Day): boolean {
  return title.trim() !== '' && action.trim() !== ''
}

/** List what is wrong with a day that is partly written. */
export function findDayProblems(day: Day): DayProblems {
  const problems: DayProblems = {}
  if (day.title.trim() === '') problems.title = 'Required'
  if (day.action.trim() === '') problems.action = 'Required'
  for (const field of dayFields) {
    const max = field === 'title' || field === 'done' ? limits.title : limits.description
    const length = Array.from(day[field].trim()).length
    if (length > max) problems[field] = `At most ${max} characters. It has ${length}.`
  }
  return problems
}

/** Find the days that keep a plan from being published, counted from 0. A plan without any written day is none. */
export function findUnfinishedDays(days: readonly Day[], duration: number): number[] {
  const planned = days.slice(0, duration)
  if (planned.every(isEmptyDay)) return []
  return planned.flatMap((day, index) => (Object.keys(findDayProblems(day)).length > 0 ? [index] : []))
}

/** Say which days are not finished: "Days 4 to 6 and 9 are not finished." */
export function describeUnfinishedDays(indexes: readonly number[]): string {
  const ranges: DayRange[] = []
  for (const index of indexes) {
    const last = ranges.at(-1)
    if (last?.to === index - 1) last.to = index
    else ranges.push({ from: index, to: index })
  }
  const shown = ranges.slice(0, 4).map(formatRange)
  if (ranges.length > 4) shown.push('others')
  return `${indexes.length === 1 ? 'Day' : 'Days'} ${new Intl.ListFormat('en-GB').format(shown)} ${indexes.length === 1 ? 'is' : 'are'} not finished.`
}

/** "4" or "4 to 6", counted from 1. */
export function formatRange({ from, to }: DayRange): string {
  return from === to ? `${from + 1}` : `${from + 1} to ${to + 1}`
}

function isSameDay(a: Day, b: Day): boolean {
  return (isEmptyDay(a) && isEmptyDay(b)) || dayFields.every((field) => a[field] === b[field])
}
