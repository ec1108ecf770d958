import type { Days, Lifetime } from '#contract/days.ts'
import type { CheckInOfDay, ParticipationOfDays } from './day-queries.ts'
import type { MarkedDates } from './member-ledger.ts'

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

export function presentLifetime({ days, firstDate, pillars }: MarkedDates): Lifetime {
  return { days, firstDate, pillars: presentCounts(pillars) }
}

export function presentCounts(counts: Partial<Lifetime['pillars']>): Lifetime['pillars'] {
  return { ...noDays, ...counts }
}

const noDays = { purpose: 0, mental: 0, physical: 0, brotherhood: 0, relationships: 0, career: 0, spiritual: 0 }
