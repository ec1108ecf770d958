import type { PlannedBreak } from '#contract/breaks.ts'
import type { Challenge, ChallengeDetail, CheckIn, Participation } from '#contract/challenges.ts'
import type { Row } from '../../database/tables.ts'
import { type Agreement, getAllowedRules, getDefaultPasses } from './agreement.ts'
import type { LedgerView } from './ledger.ts'
import type { ParticipationRow } from './participation-queries.ts'
import { findPlanStep } from './plan-steps.ts'
import type { ListedChallenge } from './queries.ts'

/** What a participation shows now. */
export type ParticipationView = {
  row: ParticipationRow
  agreement: Agreement
  shown: Omit<LedgerView, 'places' | 'states'>
  lastCheckIn: Row<'challenge_check_ins'> | null
}

export function presentChallenge(row: ListedChallenge): Challenge {
  return {
    id: row.id,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    promise: row.promise,
    pillar: row.pillar,
    duration: row.duration,
    difficulty: row.difficulty,
    participants: row.participants,
    schedule: row.schedule === null ? { kind: 'daily' } : JSON.parse(row.schedule),
    rules: getAllowedRules({ rules: row.rules === null ? null : JSON.parse(row.rules), duration: row.duration }),
    passes: row.passes ?? getDefaultPasses(row.duration),
  }
}

export function presentChallengeDetail(
  row: ListedChallenge & Pick<Row<'challenges'>, 'version' | 'finish_line' | 'plan' | 'sources'>,
  next: ChallengeDetail['next'],
): ChallengeDetail {
  return {
    ...presentChallenge(row),
    version: row.version,
    plan: row.plan === null ? null : JSON.parse(row.plan),
    sources: JSON.parse(row.sources ?? '[]'),
    finishLine: row.finish_line,
    next,
  }
}

/** Older versions completed participations without check-ins for all days. */
export function getProgress({ row, shown }: Pick<ParticipationView, 'row' | 'shown'>): number {
  return row.completed ? row.progress : shown.progress
}

export function presentParticipation({ row, agreement, shown, lastCheckIn }: ParticipationView): Participation {
  const { run, asOf, complete: _complete, ...ledger } = shown
  const progress = getProgress({ row, shown })
  const { safety_corrected_at: correctedAt } = row
  return {
    id: row.id,
    challengeId: row.challenge_id,
    userId: row.user_id,
    run,
    ...ledger,
    progress,
    // Totals that an older version saved have none.
    week: row.completed ? null : shown.week,
    startsOn: row.completed ? null : shown.startsOn,
    start: row.start_id === null ? null : { id: row.start_id, members: row.start_members ?? 0 },
    completed: row.completed,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    lastCheckIn: lastCheckIn && presentCheckIn(lastCheckIn),
    challenge: presentChallenge({ ...row, id: row.challenge_id }),
    version: row.version,
    corrected: correctedAt !== null && correctedAt > row.started_at ? correctedAt : null,
    nextStep: row.completed ? null : findPlanStep(row, progress + 1),
    cue: row.cue,
    audience: row.audience,
    schedule: agreement.schedule,
    passes: agreement.passes,
    asOf,
  }
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
