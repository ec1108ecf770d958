import type { Pillar } from '#contract/pillars.ts'
import { type JournalPrompt, prompts } from '#web/features/journal/prompts.ts'
import { pillars } from '#web/pillars/pillars.ts'

const DAY_MS = 86_400_000

/**
 * Pick the prompt of a day. Rotate through the active pillars (all seven if none is active) and their prompts, except
 * those that go deep: members choose these themselves.
 * @param today `YYYY-MM-DD`
 * @returns `number` is the prompt's position in its pillar, from 1
 */
export function getPromptOfTheDay(
  today: string,
  activePillars: readonly Pillar[],
): { pillar: Pillar; number: number; prompt: JournalPrompt } {
  const rotation = pillars.flatMap((pillar) =>
    activePillars.length === 0 || activePillars.includes(pillar) ? [pillar] : [],
  )
  const day = Math.floor(Date.parse(today) / DAY_MS)
  const pillar = rotation[day % rotation.length] ?? 'purpose'
  const candidates = prompts[pillar].filter(({ difficulty }) => difficulty < 3)
  const prompt = candidates[Math.floor(day / rotation.length) % candidates.length] ?? prompts[pillar][0]
  return { pillar, number: prompts[pillar].indexOf(prompt) + 1, prompt }
}
