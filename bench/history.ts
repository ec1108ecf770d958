// Measures how the personal screens slow down between one month and ten years of history.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Today } from '#contract/today.ts'
import { generateId } from '#server/database/ids.ts'
import { alternate } from './growth.ts'
import { measureMedian, startProgram } from './measure.ts'

type Reader = { userId: string; cookie: string }

const dayMs = 24 * 60 * 60_000
const activeChallenges = 4

/**
 * Measures both members in turns.
 * @param longDuration days of their longest active challenge, which is flexible
 * @returns for each request the median milliseconds of each member and their ratio
 */
export async function measureHistory(longDuration: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pillars-history-'))
  await (await startProgram('./product-server.ts', dataDir)).stop()
  const file = new DatabaseSync(join(dataDir, 'pillars.db'))
  file.exec('pragma journal_mode = wal; pragma synchronous = off; begin')
  const longChallenge = insertLongChallenge(file, longDuration)
  const month = seedMember(file, { days: 30, completed: 0, longChallenge, longDuration })
  const decade = seedMember(file, { days: 4000, completed: 60, longChallenge, longDuration })
  file.exec('commit; analyze; pragma wal_checkpoint(truncate)')
  file.close()

  const program = await startProgram('./product-server.ts', dataDir)
  const read = async (path: string, { cookie }: Reader) => {
    const reply = await fetch(program.url + path, { headers: { cookie } })
    const body = await reply.text()
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    return body
  }
  // The first write after an upgrade saves the numbers and the totals.
  for (const reader of [month, decade]) {
    const { participations }: Today = JSON.parse(await read('/api/today', reader))
    if (participations.length !== activeChallenges) throw new Error('The active challenges are missing')
    const { status } = await fetch(`${program.url}/api/user-challenges/${participations[0]?.id}`, {
      method: 'PATCH',
      headers: { cookie: reader.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ cue: 'At noon' }),
    })
    if (status !== 200) throw new Error(`The first write answered ${status}`)
  }
  const measure = (path: string, { cookie }: Reader) => measureMedian(program.url + path, { cookie })
  const from = new Date(Date.now() - 29 * dayMs).toISOString().slice(0, 10)
  const requests = [
    { label: 'Home', path: '/api/today', budget: 1.3 },
    { label: 'the last 30 days', path: `/api/days?from=${from}`, budget: 1.3 },
    // The reply has twelve times the days.
    { label: 'the last 366 days', path: '/api/days', budget: 2 },
  ]
  const rows: { label: string; small: number; large: number; ratio: number; budget: number }[] = []
  for (const { label, path, budget } of requests) {
    await measure(path, decade)
    const rounds = await alternate(
      5,
      () => measure(path, month),
      () => measure(path, decade),
    )
    rows.push({ label, budget, ...rounds })
  }
  await program.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return rows
}

/** Adds a flexible challenge. The longest one of the library has 90 days. */
function insertLongChallenge(file: DatabaseSync, duration: number): string {
  const id = generateId()
  const now = new Date().toISOString()
  file
    .prepare(
      `insert into challenges
      (id, title, description, pillar, duration, difficulty, participants, rules, created_at, updated_at)
      values (?, 'Walk every day', 'Walk.', 'physical', ?, 'advanced', 2, '["flexible"]', ?, ?)`,
    )
    .run(id, duration, now, now)
  return id
}

/**
 * Adds a member who has marked nine of ten days in each active challenge, and has breaks, notes and completed ones. The
 * long challenge is active, and began as long ago as the history allows.
 */
function seedMember(
  file: DatabaseSync,
  {
    days,
    completed,
    longChallenge,
    longDuration,
  }: { days: number; completed: number; longChallenge: string; longDuration: number },
): Reader {
  const userId = generateId()
  const now = Date.now()
  const toInstant = (daysAgo: number) => new Date(now - daysAgo * dayMs).toISOString()
  const insertUser = file.prepare(
    `insert into users (id, email, username, username_key, role, onboarding_completed, time_zone, created_at, updated_at)
    values (?, ?, ?, ?, 'public', 0, 'UTC', ?, ?)`,
  )
  insertUser.run(userId, `${userId}@example.org`, userId, userId, toInstant(days), toInstant(days))
  const insertParticipation = file.prepare(
    `insert into user_challenges (id, challenge_id, user_id, progress, completed, started_at, completed_at)
    values (?, ?, ?, ?, ?, ?, ?)`,
  )
  const insertDay = file.prepare(
    'insert into challenge_check_ins (user_challenge_id, day, date, note, created_at) values (?, ?, ?, ?, ?)',
  )
  const insertBreak = file.prepare(
    `insert into breaks (id, user_id, kind, starts_on, ends_on, created_at) values (?, ?, 'planned', ?, ?, ?)`,
  )
  const join = (challengeId: string, { from, to, ended }: { from: number; to: number; ended: boolean }) => {
    const id = generateId()
    const marked = Array.from({ length: from - to + 1 }, (_, index) => from - index).filter((ago) => ago % 10 !== 5)
    insertParticipation.run(
      id,
      challengeId,
      userId,
      marked.length,
      Number(ended),
      toInstant(from),
      ended ? toInstant(to) : null,
    )
    for (const [index, ago] of marked.entries()) {
      const instant = toInstant(ago)
      insertDay.run(id, index + 1, instant.slice(0, 10), index % 3 === 0 ? `A note of day ${index}` : null, instant)
    }
  }
  const challenges = file.prepare('select id from challenges where duration between 60 and 90 order by id').all()
  const challengeId = (number: number) => String(challenges[number % challenges.length]?.id)
  const span = completed > 0 ? Math.floor((days - 30) / completed) : 0
  for (let number = 0; number < completed; number++) {
    const from = days - number * span
    join(challengeId(number), { from, to: from - span + 1, ended: true })
    insertBreak.run(
      generateId(),
      userId,
      toInstant(from).slice(0, 10),
      toInstant(from - 2).slice(0, 10),
      toInstant(from),
    )
  }
  for (let number = 1; number < activeChallenges; number++) join(challengeId(number), { from: 29, to: 1, ended: false })
  join(longChallenge, { from: Math.min(days, longDuration) - 1, to: 1, ended: false })
  const cookie = generateId().padEnd(43, 'a')
  file
    .prepare('insert into sessions (sid, sess, expire, user_id) values (?, ?, ?, ?)')
    .run(
      createHash('sha256').update(cookie).digest('hex'),
      JSON.stringify({ createdAt: new Date(now).toISOString(), userAgent: null }),
      toInstant(-1),
      userId,
    )
  return { userId, cookie: `seven_pillars_session=${cookie}` }
}
