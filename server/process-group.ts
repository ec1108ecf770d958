import type { ChildProcess } from 'node:child_process'

const isWindows = process.platform === 'win32'

/** Options of a child that may start others: it leads a new group, which `killGroup` ends. */
export const ownGroup = { detached: !isWindows, windowsHide: true } as const

/** Ends a child that was started with `ownGroup`, and everything that it has started. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(isWindows ? pid : -pid, 'SIGKILL')
  } catch {
    // The group has ended.
  }
}
