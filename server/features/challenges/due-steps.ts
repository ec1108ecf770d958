import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { loadMember } from './member.ts'
import { type LoadedParticipation, showParticipation } from './participation.ts'

/** A step that the member can mark today. */
export type DueStep = {
  participationId: string
  title: string
  cue: string | null
  /** The day of the challenge that marking it completes, from 1. */
  day: number
  duration: number
  /** Title of the step in the challenge's plan. */
  stepTitle: string | null
  /** The date that it counts for. */
  date: string
}

export type DueSteps = {
  /** First joined first. */
  steps: DueStep[]
  /** When the member last marked a day, as far as their ledgers are not folded (UTC). */
  lastMarkedAt: string | null
}

/** Reads what is left to do today: nothing on rest days and on days that can be left out, in breaks and after marking. */
export async function readDueSteps(database: Database, actor: Actor): Promise<DueSteps> {
  const { participations } = await loadMember(database, actor)
  const steps = participations
    .filter(({ row }) => row.left_at === null && !row.completed)
    .map((participation) => ({
      title: participation.row.title,
      shown: showParticipation(participation, actor),
    }))
    .filter(({ shown }) => shown.today === 'open' && !shown.week?.rest)
    .map(({ title, shown }) => ({
      participationId: shown.id,
      title,
      cue: shown.cue,
      day: shown.progress + 1,
      duration: shown.challenge.duration,
      stepTitle: shown.nextStep?.title ?? null,
      date: shown.asOf,
    }))
  return { steps, lastMarkedAt: findLastMark(participations) }
}

function findLastMark(participations: LoadedParticipation[]): string | null {
  const instants = participations.flatMap(({ row, checkIns }) => [
    row.last_created_at ?? '',
    ...checkIns.map(({ created_at: at }) => at),
  ])
  return instants.reduce((latest, at) => (at > latest ? at : latest), '') || null
}
