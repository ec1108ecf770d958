import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { compileCache } from '../bin/node24.js'
import { createDatabaseFolder } from './database-folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type ServerProcess = {
  url: string
  dataDir: string
  /** Returns the setup code that the server printed, once, for the first account. */
  takeSetupCode: () => string | undefined
  process: ChildProcess
  output: () => string
  /** Sends SIGKILL. */
  kill: () => Promise<void>
  /** Sends SIGTERM. @returns the exit code */
  stop: () => Promise<number | null>
}

/** Starts the real server in a separate process, on a free port, with a new data folder. */
export async function startServer(
  env: Record<string, string> = {},
  flags: string[] = [],
  entry = 'server/main.ts',
): Promise<ServerProcess> {
  const dataDir = env.DATA_DIR ?? createDatabaseFolder('pillars-server-')
  const launched = launch({ DATA_DIR: dataDir, ...env }, { args: [entry, ...flags] })
  const url = await Promise.race([
    launched.waitForOutput(/running at (?:\S+ \(local: )?(http:\/\/[\w.:]+)\)?\n/),
    launched.exited.then((code) => {
      throw new Error(`the server exited with ${code}: ${launched.output()}`)
    }),
  ])
  let setupCode = /setup=([\w-]+)/.exec(launched.output())?.[1]
  return {
    url,
    dataDir,
    takeSetupCode() {
      const code = setupCode
      setupCode = undefined
      return code
    },
    process: launched.child,
    output: launched.output,
    async kill() {
      launched.child.kill('SIGKILL')
      await launched.exited
    },
    stop() {
      launched.child.kill('SIGTERM')
      return launched.exited
    },
  }
}

/** Starts a server that is expected to fail. @returns its exit code and its output */
export async function startExpectingFailure(
  env: Record<string, string>,
  entry = 'server/main.ts',
): Promise<{ code: number | null; output: string }> {
  const launched = launch(env, { args: [entry] })
  const code = await launched.exited
  return { code, output: launched.output() }
}

/** Starts a server and kills it after some milliseconds. */
export async function startAndKill(env: Record<string, string>, delayMs: number): Promise<void> {
  const launched = launch(env)
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  launched.child.kill('SIGKILL')
  await launched.exited
}

/** Starts a server and kills it as soon as the condition is true. */
export async function startAndKillWhen(env: Record<string, string>, isTrue: () => boolean): Promise<void> {
  const launched = launch(env)
  while (!isTrue()) await nextRound()
  launched.child.kill('SIGKILL')
  await launched.exited
}

/** Sends a request without its body, which keeps the server from closing. */
export async function openHangingRequest(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(
    'POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n',
  )
  await once(socket, 'data')
}

export type ProcessGroup = {
  leader: ChildProcess
  output: () => string
  /** Resolves with the first group of the pattern once the output matches. */
  waitForOutput: (pattern: RegExp) => Promise<string>
  /** Command lines of its running processes by process id. Reads /proc, so Linux only. */
  processes: () => Map<number, string>
  /** Resolves with the leader's exit code. */
  exited: Promise<number | null>
}

/** Runs a command in a new process group, as an interactive shell does. */
export function startGroup(command: string, args: string[], env: Record<string, string> = {}): ProcessGroup {
  const { child, ...started } = launch(env, { command, args, detached: true })
  return { leader: child, ...started, processes: () => listProcesses(child.pid ?? 0) }
}

function listProcesses(group: number): Map<number, string> {
  const commands = new Map<number, string>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // After the name in brackets: state, parent, process group.
      const [state, , processGroup] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      if (Number(processGroup) !== group || state === 'Z') continue
      commands.set(Number(pid), readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim())
    } catch {
      // The process has just ended.
    }
  }
  return commands
}

type Launch = { command?: string; args?: string[]; detached?: boolean }

function launch(
  env: Record<string, string>,
  { command = process.execPath, args = ['server/main.ts'], detached = false }: Launch = {},
) {
  const child = spawn(command, args, {
    cwd: root,
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', NODE_COMPILE_CACHE: compileCache, ...env },
  })
  let output = ''
  const listeners: (() => void)[] = []
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return {
    child,
    output: () => output,
    exited: new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code))),
    waitForOutput: (pattern: RegExp) =>
      new Promise<string>((resolve) => {
        listeners.push(() => {
          const found = pattern.exec(output)?.[1]
          if (found) resolve(found)
        })
      }),
  }
}
