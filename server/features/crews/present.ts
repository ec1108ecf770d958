import { boardLetters, type BoardMember, type Crew, type CrewSummary } from '#contract/crews.ts'
import { countDays } from '../../calendar.ts'
import type { Config } from '../../config.ts'
import { noReactions } from '../../database/reaction-counts.ts'
import type { Secrets } from '../../services/secrets.ts'
import type { SharedDays } from '../challenges/shared-days.ts'
import type { DayReactions } from '../reactions/day-reactions.ts'
import { formatCrewLink } from './crew-link.ts'
import type { OwnCrew } from './crews.ts'
import type { CrewMemberRow } from './queries.ts'

export function presentPerson({ id, username, profile_image_url }: CrewMemberRow) {
  return { id, username, profileImageUrl: profile_image_url }
}

export function presentCrew(
  site: { config: Config; services: { secrets: Secrets } },
  { row, members }: OwnCrew,
  userId: string,
): Crew {
  return {
    id: row.id,
    name: row.name,
    founder: row.founder_id === userId,
    members: members.map((member) => ({
      ...presentPerson(member),
      founder: member.id === member.founder_id,
      joinedAt: member.joined_at,
    })),
    url: formatCrewLink(site, row.link_id),
    tellsGaps: row.tells_gaps,
  }
}

export function presentCrewSummary({
  id,
  name,
  members,
}: {
  id: string
  name: string
  members: CrewMemberRow[]
}): CrewSummary {
  return { id, name, members: members.map(presentPerson) }
}

/** A break looks like a rest day, because it can have a reason that the member keeps to themselves. */
const shownLetters: Record<string, string> = { l: boardLetters.done, b: boardLetters.rest }

export function presentBoardMember(
  member: CrewMemberRow,
  {
    days,
    period: { from, to },
    own,
    quietSince,
    asked,
    answers,
  }: {
    days: SharedDays | undefined
    period: { from: string; to: string }
    own: boolean
    quietSince: string | null
    asked: boolean
    answers: DayReactions[]
  },
): BoardMember {
  const date = days?.lastDone ?? null
  const reactions = answers.find((each) => each.date === date)?.reactions
  const letters = [...(days?.states ?? '')].map((letter) => shownLetters[letter] ?? letter).join('')
  return {
    ...presentPerson(member),
    founder: member.id === member.founder_id,
    own,
    shares: days !== undefined && days.states !== null,
    states: letters.padEnd(countDays(from, to) + 1, boardLetters.none),
    doneToday: days?.doneToday === true,
    quietSince,
    asked,
    lastDone: date === null ? null : { date, reactions: reactions ?? noReactions() },
  }
}
