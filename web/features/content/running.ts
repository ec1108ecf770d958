import type { Task } from '#contract/runs.ts'
import { type Screen, useRuns } from './runs.ts'

/** Whether a run of this kind is under way, whoever started it. */
export function useIsRunning(screen: Screen, kind: Task['kind']): boolean {
  return useRuns(screen).data?.some(({ status, task }) => status === 'running' && task.kind === kind) ?? false
}
