import { setTimeout as delay } from 'node:timers/promises'
import { createMember, expect, write } from './proxy-checks.ts'
import { send, type Received } from './proxy-client.ts'
import type { Proxy } from './proxy-programs.ts'

type Outcome = { kind: 'read' | 'write'; result: string; milliseconds: number }

/** In milliseconds: less than the `lb_try_duration` of the Caddyfile. */
const longestWait = 9_000

const updating = ['503 page', '503 unavailable']

function listExpected({ name }: Proxy, kind: Outcome['kind'], outage: number): string[] {
  const answers = [kind === 'read' ? '200' : '201']
  // With Caddy, writes wait too, but older versions then lose their body.
  const waits = name === 'caddy' && kind === 'read' && outage < longestWait
  return waits ? answers : [...answers, ...updating]
}

/**
 * Sends reads and writes through a proxy, one after the other of each kind.
 * @returns a function that stops, given for how many milliseconds no server ran, and says what was received
 */
export async function sendDuringRestart(proxy: Proxy, address: string) {
  const { cookie } = await createMember(proxy, 'patient', address)
  const outcomes: Outcome[] = []
  const sending = new AbortController()
  const repeat = async (kind: Outcome['kind'], pause: number, request: () => Promise<Received>) => {
    while (!sending.signal.aborted) {
      const startedAt = performance.now()
      const result = await request().then(describe, (error: Error) => error.message)
      outcomes.push({ kind, result, milliseconds: performance.now() - startedAt })
      await delay(pause)
    }
  }
  const loops = [
    repeat('read', 100, () => send(proxy, '/challenges', { headers: { accept: 'text/html' }, from: address })),
    repeat('read', 100, () => send(proxy, '/api/challenges', { headers: { cookie }, version: 'http/1.1' })),
    repeat('write', 600, () => write(proxy, '/api/journal', { content: 'Waiting' }, { cookie })),
  ]
  return async (outage: number): Promise<string> => {
    sending.abort()
    await Promise.all(loops)
    const { body } = await send(proxy, '/api/journal?limit=100', { headers: { cookie } })
    const saved = outcomes.filter(({ kind, result }) => kind === 'write' && result === '201').length
    // A write whose reply was lost may have been saved too.
    const entries = (JSON.parse(body.toString()) as unknown[]).length
    if (entries < saved) throw new Error(`${saved} writes were acknowledged, but ${entries} are there`)
    const summary = summarize(outcomes)
    if (outcomes.some(({ kind, result }) => !listExpected(proxy, kind, outage).includes(result)))
      throw new Error(summary)
    return `${summary}, ${(outage / 1000).toFixed(1)} s without a server`
  }
}

/** While no server runs, people get a page and scripts an error of the contract, both with a time to try again. */
export async function checkMissingServer({ proxy, secret }: { proxy: Proxy; secret: string }): Promise<string> {
  const startedAt = performance.now()
  const ask = (accept: string) => send(proxy, `/api/unsubscribe?token=${secret}`, { headers: { accept } })
  const [page, error] = await Promise.all([ask('text/html,*/*;q=0.8'), ask('application/json')])
  for (const { status, headers } of [page, error])
    expect([status, headers['retry-after'], headers['cache-control']], [503, '60', 'no-store'])
  expect(page.headers['content-type'], 'text/html; charset=utf-8')
  expect(page.body.includes('<h1>The site is being updated.</h1><p>Try again in a minute.</p>'), true)
  const { code, message } = JSON.parse(error.body.toString())
  expect([code, message], ['unavailable', 'The site is being updated. Try again in a minute.'])
  expect(proxy.output().includes(secret), false)
  return `after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`
}

/** @returns the status, with the code of an error, or `page` for that of the proxy */
function describe({ status, headers, body }: Received): string {
  if (status < 400) return String(status)
  if (headers['content-type']?.startsWith('application/json')) return `${status} ${JSON.parse(body.toString()).code}`
  return body.includes('The site is being updated.') ? `${status} page` : `${status} ${body.toString()}`
}

function summarize(outcomes: Outcome[]): string {
  const longest = Math.max(...outcomes.map(({ milliseconds }) => milliseconds))
  const counts = Object.entries(Object.groupBy(outcomes, ({ kind, result }) => `${kind} ${result}`))
  const texts = counts.map(([name, same = []]) => `${same.length} × ${name}`)
  return `${texts.join(', ')}; the longest took ${(longest / 1000).toFixed(1)} s`
}
