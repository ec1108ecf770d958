import { foldWords } from '#contract/fold-words.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Database } from '../../database/tables.ts'
import { type GoalTexts, listGoalTexts } from './queries.ts'

/** How well goals fit with the words in their description only, and how much a word counts that only starts as typed. */
const shares = { description: 0.3, start: 0.5 }

/**
 * Finds the member's goals with all words of a search, the last of which may be the start of a word: those with them in
 * the title first, then the newest.
 * @returns how well the best fits, too (0–1)
 */
export async function findGoals(
  database: Database,
  userId: string,
  { query, pillar }: { query: string; pillar: Pillar | null },
): Promise<{ found: GoalTexts[]; strength: number }> {
  const typed = foldWords(query)
  if (typed.length === 0) return { found: [], strength: 0 }
  const goals = (await listGoalTexts(database, userId)).filter((goal) => pillar === null || goal.pillar === pillar)
  const inTitle = goals.filter(({ title }) => hasWords(title, typed))
  const inBoth = goals.filter((goal) => !inTitle.includes(goal) && hasWords(getText(goal), typed))
  const titles = inTitle.map(({ title }) => title)
  const strength = Math.max(rate(titles, typed), rate(inBoth.map(getText), typed) * shares.description)
  return { found: [...inTitle, ...inBoth], strength }
}

const getText = ({ title, description }: GoalTexts) => `${title} ${description ?? ''}`

/** Rates the best of some texts that have the words: 1 if it has the last one as typed, too. */
function rate(texts: string[], typed: string[]): number {
  if (texts.length === 0) return 0
  const last = typed.at(-1) ?? ''
  const isWhole = texts.some((text) => foldWords(text).includes(last))
  return (typed.length - 1 + (isWhole ? 1 : shares.start)) / typed.length
}

function hasWords(text: string, typed: string[]): boolean {
  const words = foldWords(text)
  return typed.every((each, at) =>
    words.some((word) => (at === typed.length - 1 ? word.startsWith(each) : word === each)),
  )
}
