import { planBreak } from '#contract/breaks.ts'
import {
  addCheckIn,
  joinChallenge,
  leaveChallenge,
  listParticipations,
  startOver,
  updateParticipation,
} from '#contract/challenges.ts'
import { getWeekday, toDayNumber } from '../calendar.ts'
import type { DemoCalendar } from './calendar.ts'
import type { Habit } from './content/types.ts'
import type { Group } from './group.ts'
import type { Timeline } from './timeline.ts'

const morning = '07:20'
const evening = '20:40'

/** Plans joining the challenge, marking its days and everything else that happens to it. */
export function planHabit(
  { group, calendar, timeline }: { group: Group; calendar: DemoCalendar; timeline: Timeline },
  who: string,
  habit: Habit,
): void {
  const { challenge, from, until = 1, rule, cue, notes = {}, pause } = habit
  let participation: { id: string; run: number; completed: boolean } | null = null
  let marks = 0
  const requireId = () => participation?.id ?? ''

  timeline.add({ ago: from, time: '07:05' }, who, async () => {
    const challengeId = group.getChallengeId(challenge)
    if (habit.invited) {
      const joined = (await group.call(who, listParticipations)).find((each) => each.challengeId === challengeId)
      participation = await group.call(who, updateParticipation, { params: { id: joined?.id ?? '' }, body: { cue } })
    } else participation = await group.call(who, joinChallenge, { body: { challengeId, rule, cue } })
  })
  const mark = async (date?: string) => {
    if (participation?.completed) return
    marks++
    const body = { date, note: notes[marks] }
    participation = await group.call(who, addCheckIn, { params: { id: requireId() }, body })
  }
  const time = habit.evening ? evening : morning
  for (let ago = from; ago >= until; ago--) {
    if (!isMarked(habit, who, ago, calendar)) continue
    const date = calendar.toDate(ago)
    if (habit.late?.includes(ago)) timeline.add({ ago: ago - 1, time: '06:50' }, who, () => mark(date))
    else timeline.add({ ago, time }, who, () => mark())
  }
  if (pause)
    timeline.add({ ago: pause.from + 2, time: '21:15' }, who, () =>
      group.call(who, planBreak, {
        body: { participationId: requireId(), from: calendar.toDate(pause.from), to: calendar.toDate(pause.to) },
      }),
    )
  if (habit.startOver !== undefined)
    timeline.add({ ago: habit.startOver, time: '06:40' }, who, async () => {
      const params = { id: requireId() }
      participation = await group.call(who, startOver, { params, body: { run: participation?.run ?? 1 } })
    })
  if (habit.leave !== undefined)
    timeline.add({ ago: habit.leave, time: '21:30' }, who, () =>
      group.call(who, leaveChallenge, { params: { id: requireId() } }),
    )
}

function isMarked(
  { challenge, weekdays, missed = [], kept = 1, pause }: Habit,
  who: string,
  ago: number,
  calendar: DemoCalendar,
): boolean {
  if (missed.includes(ago) || (pause && ago <= pause.from && ago >= pause.to)) return false
  if (weekdays && !weekdays.includes(getWeekday(toDayNumber(calendar.toDate(ago))))) return false
  return kept === 1 || toFraction(`${who} ${challenge} ${ago}`) < kept
}

/** Returns a number from 0 to 1 that is the same at every start. */
function toFraction(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
