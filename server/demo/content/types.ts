import type { Rule } from '#contract/days.ts'
import type { Pillar } from '#contract/pillars.ts'

/** What a member does with one challenge. Days are counted back from today: 0 is today, 99 the first of a hundred days. */
export type Habit = {
  /** Title of the challenge. */
  challenge: string
  /** The day of joining, which is usually the first marked one. */
  from: number
  /** The last day that may be marked; by default yesterday, so that today is open. */
  until?: number
  /** Only on these weekdays, 1 for Monday. */
  weekdays?: number[]
  /** Share of days that are marked, for members who sometimes miss one. */
  kept?: number
  missed?: number[]
  /** Days that are marked on the day after. */
  late?: number[]
  evening?: boolean
  rule?: Rule
  cue?: string
  /** Notes by the number of the mark. */
  notes?: Record<number, string>
  startOver?: number
  leave?: number
  /** Planned two days before its first day. */
  pause?: { from: number; to: number }
}

export type Thread = {
  by: string
  ago: number
  time: string
  pillar: Pillar
  title: string
  content: string
  replies: { by: string; ago: number; time: string; content: string }[]
}

export type Entry = {
  by: string
  /** `a-month`: the day with the number of today in the last month, or its last day. */
  ago: number | 'a-month'
  time: string
  /** Days before the writing, for an entry about an earlier day. */
  earlier?: number
  pillar?: Pillar
  prompt?: string
  title?: string
  content: string
}

export type PlannedGoal = {
  by: string
  ago: number
  pillar: Pillar
  title: string
  description?: string
  /** Days from today, negative for a date that has passed. */
  due?: number
  completed?: number
  /** A tick in front of a step says that it is done. */
  steps?: string[]
}
