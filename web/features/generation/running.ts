import { useState } from 'react'
import type { Task } from '#contract/generation-runs.ts'
import { type Screen, useRuns } from './runs.ts'

/** Whether a run of this kind is under way, whoever started it. */
export function useIsRunning(screen: Screen, kind: Task['kind']): boolean {
  return useRuns(screen).data?.some(({ status, task }) => status === 'running' && task.kind === kind) ?? false
}

/** Clears a form once what it asked for is there. After a failure the words are still needed. */
export function useWhenFinished(id: string | undefined, clear: () => void): void {
  const [cleared, setCleared] = useState<string>()
  const finished = useRuns('challenges').data?.some((run) => run.id === id && run.status === 'finished')
  if (!finished || id === cleared) return
  setCleared(id)
  clear()
}
