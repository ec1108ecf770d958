import type { DemoCalendar, Moment } from './calendar.ts'

type Step = { at: number; who: string; run: () => Promise<unknown> }

export type Timeline = ReturnType<typeof createTimeline>

/** Collects what the members do, and then lets it happen in the order of time. */
export function createTimeline(calendar: DemoCalendar) {
  const steps: Step[] = []
  return {
    /** Plans a step of one member. Steps of the same member at the same time happen in the order of planning. */
    add(moment: Moment, who: string, run: () => Promise<unknown>): void {
      steps.push({ at: calendar.toInstant(moment), who, run })
    },

    /** @param setClock is told the time before the steps of a moment. What different members do then shares commits. */
    async run(setClock: (instant: string) => void): Promise<void> {
      const moments = Map.groupBy(
        steps.toSorted((one, other) => one.at - other.at),
        ({ at }) => at,
      )
      for (const [at, stepsThen] of moments) {
        setClock(new Date(at).toISOString())
        const byMember = Map.groupBy(stepsThen, ({ who }) => who)
        await Promise.all(Array.from(byMember.values(), runInSequence))
      }
    },
  }
}

async function runInSequence(steps: Step[]): Promise<void> {
  for (const { run } of steps) await run()
}
