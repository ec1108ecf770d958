import { foldWords } from '#contract/fold-words.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { Database } from '../../database/tables.ts'
import { type GoalTexts, listGoalTexts } from './queries.ts'

/**
 * Finds the member's goals with all words of a search, the last of which may be the start of a word: those with them in
 * the title first, then the newest.
 */
export async function findGoals(
  database: Database,
  userId: string,
  { query, pillar }: { query: string; pillar: Pillar | null },
): Promise<GoalTexts[]> {
  const typed = foldWords(query)
  if (typed.length === 0) return []
  const goals = (await listGoalTexts(database, userId)).filter((goal) => pillar === null || goal.pillar === pillar)
  const inTitle = goals.filter(({ title }) => hasWords(title, typed))
  const inBoth = goals.filter(
    (goal) => !inTitle.includes(goal) && hasWords(`${goal.title} ${goal.description ?? ''}`, typed),
  )
  return [...inTitle, ...inBoth]
}

function hasWords(text: string, typed: string[]): boolean {
  const words = foldWords(text)
  return typed.every((each, at) =>
    words.some((word) => (at === typed.length - 1 ? word.startsWith(each) : word === each)),
  )
}
