import { rmSync } from 'node:fs'
import type { Participation } from '#contract/challenges.ts'
import { prepareDatabaseFile, openDatabase } from '#server/database/open.ts'
import { startServer, type ServerProcess } from './server-process.ts'

/** The highest acknowledged progress of each participation. */
type AcknowledgedProgress = Map<string, number>

/**
 * Kills the server repeatedly during writes to the same database and checks that every acknowledged write is there.
 * @returns the number of acknowledged writes
 * @throws Error naming the first lost write, or a counter that differs from its rows
 */
export async function runCrashTest({
  rounds,
  env: extraEnv = {},
  log = () => {},
}: {
  rounds: number
  env?: Record<string, string>
  log?: (line: string) => void
}): Promise<number> {
  // Lets each member send their own client address.
  const env = { ...extraEnv, TRUST_PROXY: '1' }
  let server = await startServer(env)
  const { dataDir } = server
  let writes = 0
  for (let round = 1; round <= rounds; round++) {
    const acknowledged: AcknowledgedProgress = new Map()
    const cookies: string[] = []
    for (let index = 0; index < 4; index++)
      cookies.push(await signUp(server, `r${round}m${index}`, `10.0.${round}.${index}`))
    const writers = cookies.map((cookie) => writeUntilKilled(server, cookie, acknowledged))
    const targetDays = 8 + Math.floor(Math.random() * 25)
    while (sumProgress(acknowledged) < targetDays) await new Promise((resolve) => setTimeout(resolve, 5))
    await server.kill()
    await Promise.all(writers)
    const days = sumProgress(acknowledged)
    writes += days
    server = await startServer({ ...env, DATA_DIR: dataDir })
    await verifyAcknowledgedWrites(dataDir, acknowledged, extraEnv.DATABASE_URL ?? null)
    log(`kill ${round}: ${days} acknowledged days in ${acknowledged.size} participations, all there`)
  }
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return writes
}

function sumProgress(acknowledged: AcknowledgedProgress): number {
  return [...acknowledged.values()].reduce((sum, progress) => sum + progress, 0)
}

async function signUp(server: ServerProcess, name: string, address: string): Promise<string> {
  const response = await fetch(`${server.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      email: `${name}@example.org`,
      username: name,
      password: 'correct horse battery',
      setupCode: server.takeSetupCode(),
    }),
  })
  if (response.status !== 201) throw new Error(`sign-up answered ${response.status} ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function writeUntilKilled(
  { url }: ServerProcess,
  cookie: string,
  acknowledged: AcknowledgedProgress,
): Promise<void> {
  const request = async (method: string, path: string, body: unknown): Promise<Participation> => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.status >= 300) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
    return response.json()
  }
  try {
    const challenges: { id: string; duration: number }[] = await (await fetch(`${url}/api/challenges`)).json()
    for (const { id: challengeId, duration } of challenges) {
      const { id } = await request('POST', '/api/user-challenges', { challengeId })
      acknowledged.set(id, 0)
      // A few days for each of many participations stay below the rate limit.
      for (let progress = 1; progress <= Math.min(duration, 4); progress++) {
        await request('PATCH', `/api/user-challenges/${id}/progress`, { progress })
        acknowledged.set(id, progress)
      }
    }
  } catch (error) {
    if (error instanceof Error && /answered (?!429)/.test(error.message)) throw error
  }
}

async function verifyAcknowledgedWrites(
  dataDir: string,
  acknowledged: AcknowledgedProgress,
  databaseUrl: string | null,
): Promise<void> {
  if (!databaseUrl) prepareDatabaseFile(dataDir)
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    const rows = await database
      .selectFrom('user_challenges')
      .select(['id', 'progress', 'challenge_id', 'user_id', 'completed'])
      .execute()
    const progress = new Map(rows.map((row) => [row.id, row.progress]))
    for (const [id, days] of acknowledged) {
      const storedDays = progress.get(id)
      if (storedDays === undefined || storedDays < days)
        throw new Error(`participation ${id}: day ${days} was acknowledged, ${storedDays ?? 'nothing'} is there`)
    }
    const checkIns = await database
      .selectFrom('challenge_check_ins')
      .select(['user_challenge_id', (eb) => eb.fn.countAll<number>().as('days')])
      .groupBy('user_challenge_id')
      .execute()
    const days = new Map(checkIns.map((row) => [row.user_challenge_id, row.days]))
    for (const row of rows)
      if ((days.get(row.id) ?? 0) !== row.progress)
        throw new Error(`participation ${row.id}: progress ${row.progress}, check-ins ${days.get(row.id) ?? 0}`)
    for (const challenge of await database.selectFrom('challenges').select(['id', 'participants']).execute()) {
      const members = new Set(rows.filter((row) => row.challenge_id === challenge.id).map((row) => row.user_id)).size
      if (members !== challenge.participants)
        throw new Error(`challenge ${challenge.id}: ${challenge.participants} participants, ${members} members`)
    }
  } finally {
    await database.destroy()
  }
}
