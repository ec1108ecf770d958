import type { PlannedBreak } from '#contract/breaks.ts'
import type { Challenge, ChallengeDetail, CheckIn, Participation, PlanStep } from '#contract/challenges.ts'
import type { Row } from '../../database/tables.ts'
import type { ParticipationRow } from './participation-queries.ts'
import type { ListedChallenge } from './queries.ts'

export function presentChallenge(row: ListedChallenge): Challenge {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    pillar: row.pillar,
    duration: row.duration,
    difficulty: row.difficulty,
    participants: row.participants,
  }
}

export function presentChallengeDetail(row: ListedChallenge & { plan: string | null }): ChallengeDetail {
  return { ...presentChallenge(row), plan: parsePlan(row.plan) }
}

export function presentParticipation(row: ParticipationRow): Participation {
  const { last_day: day, last_date: date, last_created_at: createdAt } = row
  return {
    id: row.id,
    challengeId: row.challenge_id,
    userId: row.user_id,
    progress: row.progress,
    completed: row.completed,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    lastCheckIn:
      day !== null && date !== null && createdAt !== null ? { day, date, note: row.last_note, createdAt } : null,
    challenge: presentChallenge({ ...row, id: row.challenge_id }),
    nextStep: row.completed ? null : findPlanStep(row.plan, row.progress + 1),
  }
}

function findPlanStep(plan: string | null, day: number): Participation['nextStep'] {
  const step = parsePlan(plan)?.find(({ from, to }) => from <= day && day <= to)
  return step ? { title: step.title, action: step.action } : null
}

function parsePlan(plan: string | null): PlanStep[] | null {
  return plan === null ? null : JSON.parse(plan)
}

export function presentBreak(row: Row<'breaks'>): PlannedBreak {
  return { id: row.id, participationId: row.user_challenge_id, from: row.starts_on, to: row.ends_on }
}

export function presentCheckIn({ day, date, note, created_at: createdAt }: Row<'challenge_check_ins'>): CheckIn {
  return { day, date, note, createdAt }
}
