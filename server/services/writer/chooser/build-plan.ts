import type { PlanStep } from '#contract/challenges.ts'

/** A phase of weight 0 takes one day. The others share the rest by weight. The lowest priority is dropped first. */
export type Phase = { title: string; done: string; action: string; weight: number; priority: number }

/** Spread phases over a number of days, so that every day has one. */
export function buildPlan(phases: Phase[], duration: number): PlanStep[] {
  const keptPhases = [...phases]
  while (keptPhases.length > duration)
    keptPhases.splice(
      keptPhases.indexOf(keptPhases.reduce((least, phase) => (phase.priority < least.priority ? phase : least))),
      1,
    )
  const totalWeight = keptPhases.reduce((sum, { weight }) => sum + weight, 0)
  let remainingDays = duration - keptPhases.length
  let remainingWeight = totalWeight
  let day = 0
  return keptPhases.map(({ title, done, action, weight }, index) => {
    const isLast = index === keptPhases.length - 1
    const extraDays =
      totalWeight === 0
        ? isLast
          ? remainingDays
          : 0
        : weight === 0
          ? 0
          : Math.round((remainingDays * weight) / remainingWeight)
    remainingDays -= extraDays
    remainingWeight -= weight
    const step = { from: day + 1, to: day + 1 + extraDays, title, done, action }
    day = step.to
    return step
  })
}
