import type { ShareLevel } from '#contract/audience.ts'
import { answerRound, updateRound } from '#contract/crew-rounds.ts'
import {
  createCrew,
  type CrewShares,
  getCrewShares,
  joinCrew,
  nudgeMember,
  readCrewLink,
  updateCrewShares,
} from '#contract/crews.ts'
import { react } from '#contract/reactions.ts'
import { writeInCrewThread } from '#contract/threads.ts'
import { getWeekday, toDayNumber } from '../calendar.ts'
import type { DemoCalendar } from './calendar.ts'
import { crews, dayAnswers } from './content/crews.ts'
import type { PlannedCrew } from './content/types.ts'
import type { Group } from './group.ts'
import { planPostAnswers } from './post-answers.ts'
import { readToken } from './read-token.ts'
import type { Timeline } from './timeline.ts'

type Plan = { group: Group; calendar: DemoCalendar; timeline: Timeline }
type PlannedMember = PlannedCrew['members'][number]

const roundHour = 19

/** Plans two crews: one with a weekly round that opened last night, and a pair. */
export function planCrews(plan: Plan): void {
  const { group, calendar, timeline } = plan
  for (const crew of crews) planCrew(plan, crew)
  for (const { by, to, day, answer, ...moment } of dayAnswers)
    timeline.add(moment, by, () =>
      group.call(by, react, {
        body: { kind: 'day', memberId: group.getId(to), date: calendar.toDate(day), answer },
      }),
    )
  timeline.add({ ago: 1, time: '17:10' }, 'marcus', () =>
    group.call('marcus', nudgeMember, { params: { id: group.getId('tom') } }),
  )
}

function planCrew({ group, calendar, timeline }: Plan, { name, members, rounds = [], posts }: PlannedCrew): void {
  const [founder, ...others] = members
  if (!founder) return
  const roundOn = rounds[0] && calendar.toDate(rounds[0].ago)
  let crew = { id: '', url: '' }
  const getParams = () => ({ id: crew.id })
  timeline.add(founder, founder.who, async () => {
    crew = await group.call(founder.who, createCrew, {
      body: { name: name ?? `${formatWeekday(roundOn ?? calendar.today)} crew` },
    })
    const shares = await group.call(founder.who, getCrewShares, { params: getParams() })
    await group.call(founder.who, updateCrewShares, { params: getParams(), body: chooseShares(founder, shares) })
    if (!roundOn) return
    const weekday = getWeekday(toDayNumber(roundOn))
    await group.call(founder.who, updateRound, { params: getParams(), body: { weekday, hour: roundHour } })
  })
  for (const member of others)
    timeline.add(member, member.who, async () => {
      const token = readToken(crew.url)
      const { shares } = await group.call(member.who, readCrewLink, { body: { token } })
      if (shares) await group.call(member.who, joinCrew, { body: { token, shares: chooseShares(member, shares) } })
    })
  for (const { ago: on, answers } of rounds)
    for (const { by, ago, time, ...texts } of answers)
      timeline.add({ ago, time }, by, () =>
        group.call(by, answerRound, { params: getParams(), body: { on: calendar.toDate(on), ...texts } }),
      )
  for (const { by, ago, time, content, answers } of posts) {
    let id = ''
    timeline.add({ ago, time }, by, async () => {
      ;({ id } = await group.call(by, writeInCrewThread, { params: getParams(), body: { content } }))
    })
    planPostAnswers({ group, timeline }, { kind: 'reply', ago, answers, getId: () => id })
  }
}

/** Chooses what a crew sees of the challenges and goals that the screen lists. */
function chooseShares({ tellsGaps, challenges = {}, goals = {} }: PlannedMember, shares: CrewShares) {
  const choose = (listed: { id: string; title: string }[], levels: Record<string, ShareLevel>) =>
    listed.flatMap(({ id, title }) => (levels[title] ? [{ id, level: levels[title] }] : []))
  return { tellsGaps, challenges: choose(shares.challenges, challenges), goals: choose(shares.goals, goals) }
}

function formatWeekday(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date))
}
