import type { Days } from '#contract/days.ts'
import type { CheckInOfDay, ParticipationOfDays } from './day-queries.ts'

export function presentParticipationOfDays(row: ParticipationOfDays, states: string): Days['participations'][number] {
  return {
    id: row.id,
    challengeId: row.challenge_id,
    title: row.title,
    pillar: row.pillar,
    completed: row.completed,
    left: row.left_at !== null,
    states,
  }
}

export function presentCheckInOfDay(row: CheckInOfDay): Days['checkIns'][number] {
  const { user_challenge_id: participationId, run, day, date, late, note } = row
  return { participationId, run, day, date, late, note }
}
