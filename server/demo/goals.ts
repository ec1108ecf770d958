import { createGoal, toggleGoal } from '#contract/goals.ts'
import type { DemoCalendar } from './calendar.ts'
import { goals } from './content/goals.ts'
import type { Group } from './group.ts'
import type { Timeline } from './timeline.ts'

/** Plans the goals, and which of them are reached. */
export function planGoals({
  group,
  calendar,
  timeline,
}: {
  group: Group
  calendar: DemoCalendar
  timeline: Timeline
}): void {
  for (const { by, ago, pillar, title, description, due, completed } of goals) {
    let id = ''
    timeline.add({ ago, time: '18:10' }, by, async () => {
      const targetDate = due === undefined ? undefined : calendar.toDate(-due)
      ;({ id } = await group.call(by, createGoal, { body: { pillar, title, description, targetDate } }))
    })
    if (completed !== undefined)
      timeline.add({ ago: completed, time: '19:40' }, by, () => group.call(by, toggleGoal, { params: { id } }))
  }
}
