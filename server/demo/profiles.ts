import { updateBadDayPlan } from '#contract/bad-day-plan.ts'
import { readNotifications } from '#contract/notifications.ts'
import { getOwnProfile, updateOwnProfile } from '#contract/profiles.ts'
import type { DemoCalendar } from './calendar.ts'
import type { Group } from './group.ts'
import { demoMembers } from './members.ts'
import type { Timeline } from './timeline.ts'

/** Plans what members say about themselves, Sam's plan for bad days, and when members last read their notifications. */
export function planProfiles({ group, timeline }: { group: Group; calendar: DemoCalendar; timeline: Timeline }): void {
  for (const { username, about, pillars, joined, challengesShown } of demoMembers) {
    if (about !== undefined)
      timeline.add({ ago: Math.max(0, joined - 5), time: '12:40' }, username, () =>
        group.call(username, updateOwnProfile, { body: { about, pillars, shown: true } }),
      )
    if (challengesShown)
      timeline.add({ ago: 1, time: '12:45' }, username, async () => {
        const { challenges } = await group.call(username, getOwnProfile)
        await group.call(username, updateOwnProfile, { body: { challenges: challenges.map(({ id }) => id) } })
      })
    if (joined > 2)
      timeline.add({ ago: 2, time: '12:50' }, username, () => group.call(username, readNotifications, { body: {} }))
  }
  timeline.add({ ago: 38, time: '21:10' }, 'sam', () =>
    group.call('sam', updateBadDayPlan, {
      body: {
        signs: 'I stop answering messages. I snap about shoes.',
        alone: 'Gate and back. Wash up by hand. The long record with the rain on it.',
        company: 'The café at the mill on Saturday. Chris, who never minds.',
        people: 'Anna. Chris. Owen at night, he has said so.',
        reasons: 'Mia, on the bicycle, next to me.',
      },
    }),
  )
}
