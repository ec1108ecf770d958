import type { Participation, PlanStep } from '#contract/challenges.ts'

type Planned = { challenge_id: string; plan: string | null }

/** @param day counted from 1 */
export function findPlanStep({ challenge_id: id, plan }: Planned, day: number): Participation['nextStep'] {
  if (plan === null) return null
  const step = parsePlan(id, plan).find(({ from, to }) => from <= day && day <= to)
  if (!step) return null
  const { from: _from, to: _to, ...text } = step
  return text
}

// Parsing a plan takes about 1.7 µs, comparing it with the parsed one 0.2 µs.
const maxParsed = 1000
const parsed = new Map<string, { plan: string; steps: PlanStep[] }>()

function parsePlan(challengeId: string, plan: string): PlanStep[] {
  const known = parsed.get(challengeId)
  if (known?.plan === plan) return known.steps
  const steps: PlanStep[] = JSON.parse(plan)
  if (parsed.size >= maxParsed) parsed.clear()
  parsed.set(challengeId, { plan, steps })
  return steps
}
