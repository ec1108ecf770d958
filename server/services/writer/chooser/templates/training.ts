import type { PlanStep } from '#contract/challenges.ts'
import { splitWeeks } from './template.ts'

export type Session = {
  week: number
  weeks: number
  /** Position in the week, from 1. */
  number: number
  /** Number of sessions in the week. */
  count: number
  /** Share of the full amount. It grows from `start` to 1; easier weeks have 70% of it. */
  share: number
  isEasy: boolean
}

type StepText = Omit<PlanStep, 'from' | 'to'>

const restDay: StepText = {
  title: 'Rest day',
  done: 'You rested, or took an easy walk.',
  action: 'No training today. An easy walk or some stretching is fine.',
}

/**
 * Build a plan with three sessions a week and rest days between them. Every fourth week is easier, except the last one,
 * which has two sessions before its last day.
 * @param start share of the full amount in the first week
 * @param last the step of the last day, such as the event itself
 */
export function buildTrainingPlan(
  duration: number,
  describe: (session: Session) => StepText,
  { start = 0.5, last }: { start?: number; last: StepText },
): PlanStep[] {
  const weeks = splitWeeks(duration)
  const steps = new Map<number, StepText>()
  weeks.forEach(({ from, to }, index) => {
    const growth = start + ((1 - start) * index) / Math.max(1, weeks.length - 1)
    const isLast = index === weeks.length - 1
    const isEasy = (index + 1) % 4 === 0 && !isLast
    const days = [from, from + 2, from + 4].slice(0, isLast ? 2 : 3).filter((day) => day === from || day < to)
    days.forEach((day, at) => {
      const share = isEasy ? growth * 0.7 : growth
      const session = { week: index + 1, weeks: weeks.length, number: at + 1, count: days.length, share, isEasy }
      steps.set(day, describe(session))
    })
  })
  steps.set(duration, last)
  return joinRestDays(duration, steps)
}

function joinRestDays(duration: number, steps: Map<number, StepText>): PlanStep[] {
  const plan: PlanStep[] = []
  for (let day = 1; day <= duration; day++) {
    const step = steps.get(day)
    const previous = plan.at(-1)
    if (!step && previous?.title === restDay.title) previous.to = day
    else plan.push({ from: day, to: day, ...(step ?? restDay) })
  }
  return plan
}

export function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}
