import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export type ServerProcess = {
  url: string
  dataDir: string
  process: ChildProcess
  /** What it has printed so far. */
  output: () => string
  /** Ends it as the plug being pulled does. */
  kill: () => Promise<void>
  /** Ends it as an operator does. @returns its exit code */
  stop: () => Promise<number | null>
}

/** The real server as a process of its own, on a free port, with its own data. */
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

/** A start that is expected to fail. @returns its exit code and what it printed */
export async function failToStart(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const started = launch(env)
  const code = await started.ended
  return { code, output: started.output() }
}

/** Starts a server and pulls the plug some milliseconds later, wherever it is. */
export async function killAfter(env: Record<string, string>, milliseconds: number): Promise<void> {
  const started = launch(env)
  await new Promise((wait) => setTimeout(wait, milliseconds))
  started.child.kill('SIGKILL')
  await started.ended
}

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...env },
  })
  let output = ''
  const watchers: (() => void)[] = []
  const take = (chunk: Buffer) => {
    output += chunk.toString()
    for (const watcher of watchers) watcher()
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
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
