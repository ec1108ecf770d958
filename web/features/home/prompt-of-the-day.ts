import type { Pillar } from '#contract/pillars.ts'
import { prompts } from '#web/features/journal/prompts.ts'
import { pillars } from '#web/pillars/pillars.ts'

const DAY = 86_400_000

/**
 * One prompt for a day: another one tomorrow, going round the pillars a man is at work on (all seven where he is at none)
 * until each of their prompts has had its day.
 * @param today `YYYY-MM-DD`
 * @returns the prompt, its pillar and its number in that pillar, counted from 1
 */
export function promptOfTheDay(
  today: string,
  atWorkOn: readonly Pillar[],
): { pillar: Pillar; number: number; prompt: string } {
  const round = pillars.flatMap((pillar) => (atWorkOn.length === 0 || atWorkOn.includes(pillar) ? [pillar] : []))
  const day = Math.floor(Date.parse(today) / DAY)
  const pillar = round[day % round.length] ?? 'purpose'
  const questions = prompts[pillar]
  const at = Math.floor(day / round.length) % questions.length
  return { pillar, number: at + 1, prompt: questions[at] ?? questions[0] }
}
