import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

export type Supervised = {
  /** Undefined between two runs. */
  pid: () => number | undefined
  /** Leaves the program ended from now on, also if it ends later. */
  hold: () => void
  /** Starts the program that was held. */
  resume: () => void
  /** Ends the program for good, by SIGKILL when it takes longer than ten seconds. */
  stop: () => Promise<void>
}

type Options = { log: string; env?: Record<string, string | undefined>; user?: { uid: number; gid: number } }

/** In milliseconds, as RestartSec of systemd. */
const restartDelay = 1000

/**
 * Runs a program as a service manager does: it is started again a second after it has ended. It leads its own group, so
 * Ctrl-C does not reach it.
 */
export function supervise([program = '', ...args]: string[], { log, env, user }: Options): Supervised {
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let isHeld = false
  const start = () => {
    const file = openSync(log, 'a')
    const started = spawn(program, args, {
      detached: true,
      stdio: ['ignore', file, file],
      env: { ...process.env, ...env },
      ...user,
    })
    closeSync(file)
    child = started
    started.once('exit', () => {
      child = undefined
      if (!isHeld) timer = setTimeout(start, restartDelay)
    })
  }
  start()
  return {
    pid: () => child?.pid,
    hold() {
      isHeld = true
      clearTimeout(timer)
    },
    resume() {
      isHeld = false
      if (!child) start()
    },
    async stop() {
      isHeld = true
      clearTimeout(timer)
      if (!child) return
      const exited = once(child, 'exit')
      child.kill()
      await Promise.race([exited, delay(10_000, undefined, { ref: false })])
      child?.kill('SIGKILL')
      await exited
    },
  }
}
