import type { FinishCount } from '#contract/challenges.ts'

const units: Record<FinishCount, [one: string, other: string]> = {
  days: ['1 day', 'days'],
  mornings: ['1 morning', 'mornings'],
  sessions: ['1 session', 'sessions'],
  times: ['once', 'times'],
}

/**
 * Say in the first person what the member did, with the days that they marked: "I went outside on 30 mornings."
 * @param finishLine of the challenge; without one, the sentence names the challenge
 */
export function describeFinish(
  { title, finishLine }: { title: string; finishLine: string | null },
  days: number,
): string {
  if (finishLine === null) return `I finished ${title}: ${count('days', days)}.`
  return finishLine.replace(/\{(days|mornings|sessions|times)\}/, (_, unit: FinishCount) => count(unit, days))
}

function count(unit: FinishCount, days: number): string {
  const [one, other] = units[unit]
  return days === 1 ? one : `${days} ${other}`
}
