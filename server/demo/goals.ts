import { addGoalStep, createGoal, toggleGoal, updateGoalStep } from '#contract/goals.ts'
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
  async function addStep(by: string, id: string, step: string): Promise<void> {
    const title = step.replace(/^✓ /, '')
    const { steps } = await group.call(by, addGoalStep, { params: { id }, body: { title } })
    const stepId = steps.at(-1)?.id ?? ''
    if (step !== title) await group.call(by, updateGoalStep, { params: { id, stepId }, body: { done: true } })
  }

  for (const { by, ago, pillar, title, description, due, completed, steps = [] } of goals) {
    let id = ''
    timeline.add({ ago, time: '18:10' }, by, async () => {
      const targetDate = due === undefined ? undefined : calendar.toDate(-due)
      ;({ id } = await group.call(by, createGoal, { body: { pillar, title, description, targetDate } }))
      for (const step of steps) await addStep(by, id, step)
    })
    if (completed !== undefined)
      timeline.add({ ago: completed, time: '19:40' }, by, () => group.call(by, toggleGoal, { params: { id } }))
  }
}
