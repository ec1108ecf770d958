import type { ChallengeLength, Difficulty } from '#contract/challenges.ts'
import type { Schedule } from '#contract/days.ts'
import type { Pillar } from '#contract/pillars.ts'
import { apiQuery } from '#web/api/client.ts'
import { isPillar } from '#web/pillars/pillars.ts'

export const lengthLabels: Record<ChallengeLength, string> = {
  week: 'A week or less',
  month: 'Up to a month',
  longer: 'Longer',
}

export const scheduleLabels: Record<Schedule['kind'], string> = {
  daily: 'Every day',
  weekdays: 'Fixed days',
  weekly: 'Some days a week',
}

export const difficultyLabels: Record<Difficulty, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

export type ChallengeFilters = {
  q: string | undefined
  pillar: Pillar | undefined
  length: ChallengeLength | undefined
  schedule: Schedule['kind'] | undefined
  difficulty: Difficulty | undefined
}

/** Names of the parameters in the URL, to remove them. */
export const noFilters = { q: null, pillar: null, length: null, schedule: null, difficulty: null, hardest: null }

/** Read the search and the filters of a URL. Unknown values are left out. */
export function readFilters(search: URLSearchParams): ChallengeFilters {
  const pillar = search.get('pillar')
  return {
    q: search.get('q')?.trim().slice(0, maxQueryLength) || undefined,
    pillar: isPillar(pillar) ? pillar : undefined,
    length: readChoice(search.get('length'), lengthLabels),
    schedule: readChoice(search.get('schedule'), scheduleLabels),
    difficulty: readChoice(search.get('difficulty'), difficultyLabels),
  }
}

export const maxQueryLength = 200

export function isFiltered(filters: ChallengeFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

export const challengesQuery = (filters: ChallengeFilters) => apiQuery('GET /api/challenges', { query: filters })

function readChoice<T extends string>(value: string | null, labels: Record<T, string>): T | undefined {
  return (Object.keys(labels) as T[]).find((key) => key === value)
}
