import type { ChallengeLength, Difficulty, PlanStep } from '#contract/challenges.ts'
import type { Schedule } from '#contract/days.ts'
import type { Pillar } from '#contract/pillars.ts'
import { challengeTopics } from '../../content/search-topics.ts'
import { readChallengeTextsVersion } from '../../database/catalog-version.ts'
import type { Database } from '../../database/tables.ts'
import type { Page } from '../../page.ts'
import { cacheSearchItems, findItems, findTopics, takePage } from '../../search-cache.ts'
import { type ListedChallenge, listChallenges, selectSearchTexts } from './queries.ts'

export type ChallengeFilters = {
  q?: string
  pillar?: Pillar
  length?: ChallengeLength
  schedule?: Schedule['kind']
  difficulty?: Difficulty
}

const difficultyOrder: Record<Difficulty, number> = { beginner: 0, intermediate: 1, advanced: 2 }

const difficultyWords: Record<Difficulty, string> = {
  beginner: 'beginner easy',
  intermediate: 'intermediate',
  advanced: 'advanced hard',
}

/** Lists challenges that members can join: those that a search finds, the best first, or all in the order of adding. */
export async function findChallenges(
  database: Database,
  { q, pillar, length, schedule, difficulty }: ChallengeFilters,
  page: Page,
): Promise<ListedChallenge[]> {
  const filters = { pillar: pillar ?? null, difficulty: difficulty ?? null }
  if (!q && !length && !schedule) return listChallenges(database, { ...filters, page })
  const all = await listChallenges(database, { ...filters, page: { limit: null, after: null } })
  const fitting = all.filter(
    (row) => (!length || getLength(row) === length) && (!schedule || parseSchedule(row.schedule).kind === schedule),
  )
  return takePage(fitting, q ? { index: (await readItems(database)).index, q } : null, page)
}

/** Finds challenges that members can join, in memory, the best first. */
export async function searchChallenges(
  database: Database,
  search: { query: string; pillar: Pillar | null; limit: number },
) {
  return findItems(await readItems(database), search)
}

/** Lists the ids of the challenges that are about all words of a text, the best first. */
export async function findChallengesAbout(database: Database, text: string): Promise<string[]> {
  return (await readItems(database)).index.findAbout(text)
}

const readItems = cacheSearchItems(readChallengeTextsVersion, async (database) => {
  const rows = await selectSearchTexts(database)
  return rows
    .toSorted((a, b) => difficultyOrder[a.difficulty] - difficultyOrder[b.difficulty] || countDays(a) - countDays(b))
    .map((row) => {
      const { id, title, pillar, subtitle, promise, duration } = row
      const { topics, relatedTopics } = findTopics(challengeTopics, row.key)
      const document = {
        id,
        title,
        subtitle: subtitle ?? '',
        promise: promise ?? '',
        topics,
        relatedTopics: `${relatedTopics ?? ''} ${duration} ${difficultyWords[row.difficulty]}`,
        description: row.description,
        text: row.plan === null ? '' : toText(JSON.parse(row.plan)),
      }
      return { shown: { id, title, pillar, subtitle, promise, duration }, document }
    })
})

function toText(plan: PlanStep[]): string {
  return plan.map(({ title, done = '', action, details = '' }) => [title, done, action, details].join(' ')).join(' ')
}

function getLength(row: ListedChallenge): ChallengeLength {
  const days = countDays(row)
  if (days <= 7) return 'week'
  return days <= 31 ? 'month' : 'longer'
}

/** Counts the days from the first to the last: six sessions, one a week, take six weeks. */
function countDays({ duration, schedule }: { duration: number; schedule: string | null }): number {
  const parsed = parseSchedule(schedule)
  if (parsed.kind === 'daily') return duration
  const times = parsed.kind === 'weekly' ? parsed.times : parsed.days.length
  return Math.ceil(duration / times) * 7
}

function parseSchedule(schedule: string | null): Schedule {
  return schedule === null ? { kind: 'daily' } : JSON.parse(schedule)
}
