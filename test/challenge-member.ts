import type { CheckIn, Participation } from '#contract/challenges.ts'
import type { Rule, Schedule } from '#contract/days.ts'
import type { Pillar } from '#contract/pillars.ts'
import { addChallenge } from '#server/features/challenges/catalog.ts'
import type { TestApp, TestClient } from './app.ts'

type TestChallenge = {
  title?: string
  pillar?: Pillar
  duration?: number
  schedule?: Schedule
  rules?: Rule[]
  passes?: number
}

export async function addTestChallenge(
  site: TestApp,
  { title = 'Thirty mornings', pillar = 'physical', duration = 30, ...terms }: TestChallenge = {},
): Promise<string> {
  const texts = { title, description: 'Walk.', difficulty: 'beginner' } as const
  return addChallenge(site.database, { ...texts, pillar, duration, plan: null, ...terms }, new Date())
}

/** Joins a new challenge. @returns the calls of its participation */
export async function joinTestChallenge(
  site: TestApp,
  client: TestClient,
  { rule, cue, ...challenge }: TestChallenge & { rule?: Rule; cue?: string } = {},
) {
  const challengeId = await addTestChallenge(site, challenge)
  const joined = await client.call('POST', '/api/user-challenges', { challengeId, rule, cue })
  if (joined.statusCode !== 201) throw new Error(`joining answered ${joined.statusCode} ${joined.body}`)
  const { id }: Participation = joined.json()
  const url = `/api/user-challenges/${id}`

  async function read(): Promise<Participation> {
    const all: Participation[] = (await client.call('GET', '/api/user-challenges')).json()
    const found = all.find((each) => each.id === id)
    if (!found) throw new Error('The participation is not in the list')
    return found
  }

  async function readCheckIns(): Promise<CheckIn[]> {
    return (await client.call('GET', `${url}/check-ins`)).json()
  }

  return {
    id,
    challengeId,
    url,
    joined: joined.json() as Participation,
    read,
    readCheckIns,
    /** @returns each check-in as `run.day date`, with a star when it is late */
    async listDays(): Promise<string[]> {
      return (await readCheckIns()).map(({ run, day, date, late }) => `${run}.${day} ${date}${late ? '*' : ''}`)
    },
    patch: (progress: number, body: { date?: string; note?: string } = {}) =>
      client.call('PATCH', `${url}/progress`, { progress, ...body }),
    mark: (body: { date?: string; note?: string; again?: boolean } = {}, key?: string) =>
      client.call('POST', `${url}/check-ins`, body, key ? { 'idempotency-key': key } : {}),
    undo: (day: number) => client.call('DELETE', `${url}/check-ins/${day}`),
    startOver: (run: number) => client.call('POST', `${url}/restart`, { run }),
    change: (body: { rule?: Rule; cue?: string }) => client.call('PATCH', url, body),
    leave: () => client.call('DELETE', url),
  }
}
