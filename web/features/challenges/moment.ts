import type { MarkedDay, Participation } from '#contract/challenges.ts'
import { addDays } from '#web/ui/dates.ts'
import type { useMarkDay } from './marking.ts'
import { isMarkedToday } from './participations.ts'

export type Moment = {
  /** The reply to the mark; undefined until it arrives. */
  reply: MarkedDay | undefined
  /** The brick of the mark in the wall, counted from 0. */
  brick: number | undefined
}

/**
 * Find what to show after a mark on this screen: while it is saved, and until the day is undone or another one is
 * marked elsewhere.
 */
export function findMoment(
  participation: Participation,
  { data, isPending }: Pick<ReturnType<typeof useMarkDay>, 'data' | 'isPending'>,
): Moment | undefined {
  const { run, progress } = participation
  const isSaved = data?.run === run && data.progress === progress
  if (!isSaved && !(isPending && isMarkedToday(participation))) return undefined
  return { reply: data, brick: findNewBrick(participation) }
}

/** Bricks are in the order of dates, so that of a late mark can come before that of today. */
function findNewBrick(participation: Participation): number | undefined {
  const { asOf, lastCheckIn, lastMarked, wall } = participation
  const last = wall.replaceAll('m', '').length - 1
  if (lastCheckIn?.date === lastMarked) return last
  return isMarkedToday(participation) && lastCheckIn?.date === addDays(asOf, -1) ? last - 1 : undefined
}
