import type { PlanStep } from '#contract/challenges.ts'

/** A part of a plan. `share` 0 is a single day; the others divide what is left. `keep`: the lowest is left out first where days are few. */
export type Phase = { title: string; action: string; share: number; keep: number }

/** Lays phases over a number of days, so that every day has one. */
export function planOf(phases: Phase[], duration: number): PlanStep[] {
  const kept = [...phases]
  while (kept.length > duration)
    kept.splice(kept.indexOf(kept.reduce((least, phase) => (phase.keep < least.keep ? phase : least))), 1)
  const shared = kept.reduce((sum, { share }) => sum + share, 0)
  let left = duration - kept.length
  let shares = shared
  let day = 0
  return kept.map(({ title, action, share }, at) => {
    const last = at === kept.length - 1
    const extra = shared === 0 ? (last ? left : 0) : share === 0 ? 0 : Math.round((left * share) / shares)
    left -= extra
    shares -= share
    const step = { from: day + 1, to: day + 1 + extra, title, action }
    day = step.to
    return step
  })
}
