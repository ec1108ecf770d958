import type { CrewBoard } from '#contract/crews.ts'
import type { Actor } from '../../actor.ts'
import { addDays, getMemberDate } from '../../calendar.ts'
import type { Database } from '../../database/tables.ts'
import { readSharedDays, type SharedDays } from '../challenges/shared-days.ts'
import { readDayReactions } from '../reactions/day-reactions.ts'
import { listAsking } from './asking.ts'
import { requireCrew } from './crews.ts'
import { listAskedToday, listHere } from './nudge-queries.ts'
import { presentBoardMember } from './present.ts'
import type { CrewMemberRow } from './queries.ts'

const boardDays = 14
const daysUntilQuiet = 2
/** The yesterday of one member can be two days before the today of another. */
const daysAround = 3

type BoardOptions = {
  /** YYYY-MM; undefined for the last fourteen days. */
  month?: string | undefined
  /** Whether the caller wants to see numbers, and with them who has been quiet. */
  showsNumbers: boolean
}

/** Reads the board of a crew. @throws not-found */
export async function readBoard(
  database: Database,
  actor: Actor,
  id: string,
  { month, showsNumbers }: BoardOptions,
): Promise<CrewBoard> {
  const { members } = await requireCrew(database, actor, id)
  const today = getMemberDate(actor, actor.now)
  const period = month === undefined ? { from: addDays(today, 1 - boardDays), to: today } : toMonth(month)
  const memberIds = members.map((member) => member.id)
  const [days, asked, here, answers, asking] = await Promise.all([
    readSharedDays(database, { viewerId: actor.userId, crewId: id, members, ...period, now: actor.now }),
    listAskedToday(database, { userId: actor.userId, date: today }),
    listHere(database, { memberIds, since: addDays(today, -daysAround) }),
    readDayReactions(database, {
      viewerId: actor.userId,
      memberIds,
      from: addDays(today, -daysAround),
      to: addDays(today, daysAround),
    }),
    showsNumbers && month === undefined ? listAsking(database, actor) : [],
  ])
  return {
    ...period,
    today,
    members: members
      .toSorted((one, other) => Number(other.id === actor.userId) - Number(one.id === actor.userId))
      .map((member) =>
        presentBoardMember(member, {
          days: days.get(member),
          period,
          own: member.id === actor.userId,
          quietSince: showsNumbers
            ? findQuiet({ ...member, here_at: here.get(member.id) ?? null }, days.get(member), actor.userId)
            : null,
          asked: asked.has(member.id),
          answers: answers.filter(({ memberId }) => memberId === member.id),
        }),
      ),
    askedBy: asking.filter(({ id }) => memberIds.includes(id)).map(({ id, username }) => ({ id, username })),
  }
}

/**
 * Returns the last day that a member marked if they have missed two since, counted in their own days, without rest days and
 * breaks, and allow that the crew is told. Who has answered “I’m here” is not asked again on that day and the next.
 */
export function findQuiet(
  member: Pick<CrewMemberRow, 'id' | 'tells_gaps' | 'time_zone' | 'day_start'> & { here_at: string | null },
  days: SharedDays | undefined,
  viewerId: string,
): string | null {
  if (!member.tells_gaps || member.id === viewerId || !days || days.states === null) return null
  const { here_at: hereAt, time_zone: timeZone, day_start: dayStart } = member
  const hereOn = hereAt && getMemberDate({ timeZone, dayStart }, new Date(hereAt))
  if (hereOn && hereOn > addDays(days.today, -daysUntilQuiet)) return null
  return days.missedSince >= daysUntilQuiet ? days.lastMarked : null
}

function toMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`
  const next = addDays(from, 31).slice(0, 7)
  return { from, to: addDays(`${next}-01`, -1) }
}
