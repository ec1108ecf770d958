import type { Participation, PlanStep } from '#contract/challenges.ts'

type Planned = { challenge_id: string; version: number; plan: string | null }

/** @param day counted from 1 */
export function findPlanStep({ challenge_id: id, version, plan }: Planned, day: number): Participation['nextStep'] {
  if (plan === null) return null
  const step = parsePlan(`${id} ${version}`, plan).find(({ from, to }) => from <= day && day <= to)
  if (!step) return null
  const { from: _from, to: _to, ...text } = step
  return text
}

// Parsing a plan takes about 1.7 µs, comparing it with the parsed one 0.2 µs.
const maxParsed = 1000
const parsed = new Map<string, { plan: string; steps: PlanStep[] }>()

function parsePlan(key: string, plan: string): PlanStep[] {
  const known = parsed.get(key)
  if (known?.plan === plan) return known.steps
  const steps: PlanStep[] = JSON.parse(plan)
  if (parsed.size >= maxParsed) parsed.clear()
  parsed.set(key, { plan, steps })
  return steps
}
