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
    schedule: row.schedule === null ? { kind: 'daily' } : JSON.parse(row.schedule),
    rules: row.rules === null ? ['flexible', 'passes', 'strict'] : JSON.parse(row.rules),
    passes: row.passes ?? Math.max(1, Math.floor(row.duration / 10)),
  }
}

export function presentChallengeDetail(row: ListedChallenge & { plan: string | null }): ChallengeDetail {
  return { ...presentChallenge(row), plan: parsePlan(row.plan) }
}

export function presentParticipation(row: ParticipationRow, asOf: string): Participation {
  const { last_day: day, last_date: date, last_created_at: createdAt } = row
  const challenge = presentChallenge({ ...row, id: row.challenge_id })
  return {
    id: row.id,
    challengeId: row.challenge_id,
    userId: row.user_id,
    run: row.run,
    progress: row.progress,
    completed: row.completed,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    lastCheckIn:
      day !== null && date !== null && createdAt !== null
        ? { run: row.run, day, date, late: row.last_late ?? false, note: row.last_note, createdAt }
        : null,
    challenge,
    nextStep: row.completed ? null : findPlanStep(row.plan, row.progress + 1),
    cue: row.cue,
    schedule: challenge.schedule,
    rule: challenge.rules[0] ?? 'flexible',
    passesLeft: null,
    nextRule: null,
    asOf,
    today: date === asOf ? 'done' : 'open',
    yesterday: 'open',
    lastMarked: date,
    fillable: [],
    missed: 0,
    restart: null,
    breakUntil: null,
    numbers: { streak: row.progress, longest: row.progress, kept: row.progress, due: row.progress, strength: 0 },
    wall: 'd'.repeat(row.progress),
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

export function presentCheckIn({
  run,
  day,
  date,
  late,
  note,
  created_at: createdAt,
}: Row<'challenge_check_ins'>): CheckIn {
  return { run, day, date, late, note, createdAt }
}
