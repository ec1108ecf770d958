import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export type ServerProcess = {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  /** Kills it without a chance to clean up. */
  kill: () => Promise<void>
  /** Stops it as an operator does. @returns its exit code */
  stop: () => Promise<number | null>
}

/** Starts the real server in a separate process, on a free port, with a new data folder. */
export async function startServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'pillars-server-'))
  const started = launch({ DATA_DIR: dataDir, ...env })
  const url = await Promise.race([
    started.printed(/running at (?:\S+ \(here )?(http:\/\/[\w.:]+)\)?\n/),
    started.ended.then((code) => {
      throw new Error(`the server ended with ${code}: ${started.output()}`)
    }),
  ])
  return {
    url,
    dataDir,
    process: started.child,
    output: started.output,
    async kill() {
      started.child.kill('SIGKILL')
      await started.ended
    },
    stop() {
      started.child.kill('SIGTERM')
      return started.ended
    },
  }
}

/** Starts a server that is expected to fail. @returns its exit code and its output */
export async function failToStart(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const started = launch(env)
  const code = await started.ended
  return { code, output: started.output() }
}

/** Starts a server and kills it some milliseconds later, whatever it is doing. */
export async function killAfter(env: Record<string, string>, milliseconds: number): Promise<void> {
  const started = launch(env)
  await new Promise((wait) => setTimeout(wait, milliseconds))
  started.child.kill('SIGKILL')
  await started.ended
}

export type ProcessGroup = {
  /** The process that was started first. */
  leader: ChildProcess
  output: () => string
  /** Resolves with the first group of the pattern once the output matches. */
  printed: (pattern: RegExp) => Promise<string>
  /** Command lines of its running processes by process id. Reads /proc, so Linux only. */
  processes: () => Map<number, string>
  /** Resolves with the leader's exit code. */
  ended: Promise<number | null>
}

/** Runs a command in a process group of its own, as an interactive shell does. */
export function startGroup(command: string, args: string[], env: Record<string, string> = {}): ProcessGroup {
  const { child, ...started } = launch(env, { command, args, detached: true })
  return { leader: child, ...started, processes: () => processesIn(child.pid ?? 0) }
}

function processesIn(group: number): Map<number, string> {
  const found = new Map<number, string>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // After the name in brackets: state, parent, process group.
      const [state, , processGroup] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      if (Number(processGroup) !== group || state === 'Z') continue
      found.set(Number(pid), readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim())
    } catch {
      // It ended while the list was read.
    }
  }
  return found
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
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...env },
  })
  let output = ''
  const watchers: (() => void)[] = []
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
    for (const watcher of watchers) watcher()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return {
    child,
    output: () => output,
    ended: new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code))),
    printed: (pattern: RegExp) =>
      new Promise<string>((resolve) => {
        watchers.push(() => {
          const found = pattern.exec(output)?.[1]
          if (found) resolve(found)
        })
      }),
  }
}
