import type { Database } from '../../database/tables.ts'

const stepsSeconds = [30, 60, 120, 300]
const maxTargets = 1000

export type Pauses = ReturnType<typeof createPauses>

const pausesOf = new WeakMap<Database, Pauses>()

/** Returns the targets that this process leaves alone for a while: the mail server, or the origin of a push service. */
export function getPauses(database: Database): Pauses {
  const pauses = pausesOf.get(database) ?? createPauses()
  pausesOf.set(database, pauses)
  return pauses
}

function createPauses() {
  const targets = new Map<string, { failures: number; until: number }>()
  return {
    /** @returns when the pause of a target ends; null if it has none */
    getEnd(target: string, now: Date): Date | null {
      const until = targets.get(target)?.until ?? 0
      return until > now.getTime() ? new Date(until) : null
    },
    /** Whether the target failed last time, so that one message has to show that it works again. */
    isFailing: (target: string): boolean => targets.has(target),
    recordFailure(target: string, now: Date): void {
      const known = targets.get(target)
      if (known && known.until > now.getTime()) return
      const failures = (known?.failures ?? 0) + 1
      const seconds = stepsSeconds[Math.min(failures, stepsSeconds.length) - 1] ?? 30
      if (targets.size >= maxTargets) targets.clear()
      targets.set(target, { failures, until: now.getTime() + seconds * 1000 })
    },
    recordSuccess: (target: string): void => void targets.delete(target),
    clear: (): void => targets.clear(),
  }
}
