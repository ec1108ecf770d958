import type { Audience, ShareLevel } from '#contract/audience.ts'
import type { CommitmentOutcome } from '#contract/crew-rounds.ts'
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
  /** Signing up with an invitation to the challenge has joined it. */
  invited?: true
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
  answers?: PostAnswers
  replies: (Post & {
    /** Words of the thread or an earlier reply, which it answers. */
    quotes?: string
    answers?: PostAnswers
  })[]
}

type Post = { by: string; ago: number; time: string; content: string }

/** The one-tap answers to a post, by the members who give them. */
export type PostAnswers = Record<string, 'with-you' | 'thank-you' | 'same-here'>

export type PlannedCrew = {
  /** By default, it has the name of the weekday of its round, such as “Thursday crew”. */
  name?: string
  /** The members in the order in which they join. The first one founds it. */
  members: CrewMember[]
  /** From the first to the one that is open. Their questions are the default ones. */
  rounds?: { ago: number; answers: PlannedAnswer[] }[]
  /** Its thread. */
  posts: (Post & { answers?: PostAnswers })[]
}

type CrewMember = {
  who: string
  ago: number
  time: string
  tellsGaps?: true
  /** By title. The crew sees nothing of what is left out. */
  challenges?: Record<string, ShareLevel>
  goals?: Record<string, ShareLevel>
}

export type PlannedAnswer = {
  by: string
  ago: number
  time: string
  answers: [string, string, string]
  outcome?: CommitmentOutcome
}

/** A one-tap answer to a day of a member of the same crew. */
export type DayAnswer = {
  by: string
  to: string
  /** The day that is answered. */
  day: number
  ago: number
  time: string
  answer: 'with-you' | 'well-done'
}

export type SeenChallenge = { challenge: string; seen: Record<string, Audience>; posts: Post[] }

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
