// What members do on a visit, and visits at a given rate.
import { setTimeout as delay } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Visitor } from './day-site.ts'
import { formatCookie } from './place.ts'

/** How a member uses the app on a usual day. Each number is a part of all members, of their visits, or of a day. */
export const habits = {
  /** Members who open the app on a day. */
  active: 0.3,
  visitsPerDay: 2.5,
  marks: 0.6,
  readsCommunity: 0.45,
  opensDiscussion: 0.6,
  replies: 0.08,
  opensJournal: 0.15,
  writesJournal: 0.5,
  looksForChallenges: 0.1,
  searches: 0.05,
}

/** Percent of a day's visits in each of its hours, from midnight. */
export const hours = [1, 1, 1, 1, 1, 3, 6, 7, 5, 3, 3, 3, 5, 4, 3, 3, 3, 4, 6, 8, 10, 10, 6, 3]

export type Call = { kind: 'page' | 'read' | 'write' | 'search'; ms: number; status: number }

export type Played = { calls: Call[]; seconds: number; /** Visits that had not ended. */ unfinished: number }

/** Lets members visit at random moments. A slow server does not slow them down, as in the real world. */
export async function playVisits(
  urls: string[],
  visitors: Visitor[],
  { perSecond, seconds, random }: { perSecond: number; seconds: number; random: () => number },
): Promise<Played> {
  const agent = new Agent({ connections: 200, pipelining: 1 })
  const calls: Call[] = []
  const running = new Set<Promise<void>>()
  const startedAt = performance.now()
  let next = 0
  while (next < seconds * 1000) {
    const wait = next - (performance.now() - startedAt)
    if (wait > 1) await delay(wait)
    const [visitor, url] = [pick(visitors, random), pick(urls, random)]
    const visit = playVisit(url, visitor, { agent, random, calls }).finally(() => running.delete(visit))
    running.add(visit)
    next += (-Math.log(1 - random()) / perSecond) * 1000
  }
  const unfinished = running.size
  const playedSeconds = Math.max(seconds, (performance.now() - startedAt) / 1000)
  await Promise.race([Promise.all(running), delay(20_000)])
  await agent.destroy()
  await Promise.allSettled(running)
  return { calls, seconds: playedSeconds, unfinished }
}

async function playVisit(
  url: string,
  { name, participationId }: Visitor,
  { agent, random, calls }: { agent: Agent; random: () => number; calls: Call[] },
): Promise<void> {
  const cookie = formatCookie(name)
  const call = async (kind: Call['kind'], path: string, body?: unknown) => {
    const startedAt = performance.now()
    const method = body === undefined ? 'GET' : 'POST'
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
    const answer = await request(url + path, {
      method,
      headers,
      dispatcher: agent,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => null)
    const text = (await answer?.body.text().catch(() => '')) ?? ''
    calls.push({ kind, ms: performance.now() - startedAt, status: answer?.statusCode ?? 0 })
    return text
  }
  const happens = (part: number) => random() < part

  await call('page', '/')
  if (happens(habits.marks)) {
    const date = new Date().toISOString().slice(0, 10)
    await call('write', `/api/user-challenges/${participationId}/check-ins`, { date, again: true })
  }
  if (happens(habits.readsCommunity)) {
    const discussions: { id: string }[] = parse(await call('read', '/api/forum?order=activity'))
    if (discussions.length > 0 && happens(habits.opensDiscussion)) {
      const { id } = pick(discussions, random)
      await call('read', `/api/forum/${id}`)
      if (happens(habits.replies))
        await call('write', `/api/forum/${id}/replies`, { content: 'It rained, and I went.' })
    }
  }
  if (happens(habits.opensJournal)) {
    await call('read', '/api/journal')
    if (happens(habits.writesJournal)) await call('write', '/api/journal', { content: 'I went, although it rained.' })
  }
  if (happens(habits.looksForChallenges)) {
    const challenges: { id: string }[] = parse(await call('read', '/api/challenges'))
    if (challenges.length > 0) await call('read', `/api/challenges/${pick(challenges, random).id}`)
  }
  if (happens(habits.searches)) await call('search', '/api/search?query=walk')
}

function parse(text: string): { id: string }[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
