import { foldWords } from '#contract/fold-words.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Database } from '../../database/tables.ts'
import { type GoalTexts, listGoalTexts } from './queries.ts'

/** How well goals fit that have the words in their description only. */
const textStrength = 0.3

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
  const inBoth = goals.filter(
    (goal) => !inTitle.includes(goal) && hasWords(`${goal.title} ${goal.description ?? ''}`, typed),
  )
  return { found: [...inTitle, ...inBoth], strength: inTitle.length > 0 ? 1 : textStrength }
}

function hasWords(text: string, typed: string[]): boolean {
  const words = foldWords(text)
  return typed.every((each, at) =>
    words.some((word) => (at === typed.length - 1 ? word.startsWith(each) : word === each)),
  )
}
