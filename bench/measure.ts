import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { Client } from 'undici'

const requestsPerMedian = Number(process.env.REQUESTS ?? 200)

export type RunningProgram = { url: string; child: ChildProcess; startupMs: number; stop: () => Promise<void> }

/** Starts a program of this folder on a data folder. @returns startupMs until its first reply */
export async function startProgram(
  name: string,
  dataDir: string,
  databaseUrl = '',
  smtpUrl = '',
): Promise<RunningProgram> {
  const startedAt = performance.now()
  const child = fork(fileURLToPath(new URL(name, import.meta.url)), [dataDir, databaseUrl, smtpUrl], {
    execArgv: ['--max-semi-space-size=8'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const url = /listening (\S+)/.exec(chunk.toString())?.[1]
      if (url) resolve(url)
    })
    child.on('exit', (code) => reject(new Error(`${name} exited with ${code}`)))
  })
  await fetch(`${url}/healthz`)
  const startupMs = performance.now() - startedAt
  return {
    url,
    child,
    startupMs,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit')
        child.on('exit', () => resolve())
        child.kill()
      }),
  }
}

export async function getResidentMegabytes(child: ChildProcess): Promise<number> {
  return (await ask(child, 'memory')) / 1024 / 1024
}

/** Measures the processor time of one request in milliseconds, after some to warm up. */
export async function measureProcessorTime({ url, child }: RunningProgram, headers: Record<string, string>) {
  const open = async () => (await fetch(url, { headers })).text()
  for (let count = 0; count < 200; count++) await open()
  const before = await ask(child, 'processor')
  for (let count = 0; count < 300; count++) await open()
  return ((await ask(child, 'processor')) - before) / 300 / 1000
}

/** Measures requests one after the other. @returns the median milliseconds @throws when a reply is not 2xx */
export async function measureMedian(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = []
  for (let iteration = 0; iteration < requestsPerMedian; iteration++) {
    const startedAt = performance.now()
    const reply = await fetch(url, { headers })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

function ask(child: ChildProcess, command: string): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', resolve)
    child.send(command)
  })
}

type LoadOptions = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  seconds?: number
  connections?: number
}

/** @throws when any reply is not 2xx */
export async function measureRequestsPerSecond(
  url: string,
  { method = 'GET', headers = {}, body, seconds = 3, connections = 10 }: LoadOptions = {},
): Promise<number> {
  const result = await autocannon({ url, method, headers, body, duration: seconds, connections })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`)
  return result.requests.average
}

export type Write = { method: 'POST' | 'PATCH'; path: string; headers: Record<string, string>; body: string }

/** Measures writes per second. Each connection sends its own list in order. @throws when any reply is not 2xx */
export async function measureWritesPerSecond(url: string, lists: Write[][]): Promise<number> {
  const startedAt = performance.now()
  await Promise.all(lists.map((list) => sendInOrder(new Client(url), list)))
  const seconds = (performance.now() - startedAt) / 1000
  return lists.flat().length / seconds
}

async function sendInOrder(client: Client, list: Write[]): Promise<void> {
  for (const write of list) {
    const { statusCode, body } = await client.request(write)
    await body.dump()
    if (statusCode >= 300) throw new Error(`${write.path} answered ${statusCode}`)
  }
  await client.close()
}

/** Measures both sides in turns, so that other load affects both. @returns the median ratio */
export async function compare(rounds: number, product: () => Promise<number>, reference: () => Promise<number>) {
  const ratios: number[] = []
  let [ours, theirs] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    ours = await product()
    theirs = await reference()
    ratios.push(ours / theirs)
  }
  return { ratio: median(ratios), ours, theirs }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
