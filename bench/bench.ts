// npm run bench: the product against the same work by hand, in one run, as ratios. Budgets are DESIGN's.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Participation } from '#contract/challenges.ts'
import { newId } from '#server/database/ids.ts'
import { growth } from './growth.ts'
import { answersPerSecond, compare, residentMegabytes, startProgram, writesPerSecond } from './measure.ts'

const rounds = Number(process.env.ROUNDS ?? 3)
let signUps = 0
const discussion = {
  title: 'What kept you going in week three?',
  content: 'The first two were easy. '.repeat(12),
  pillar: 'mental',
}
const dataDir = mkdtempSync(join(tmpdir(), 'pillars-bench-'))
const rows: { what: string; ours: string; theirs: string; ratio: number | null; budget: string; held: boolean }[] = []

// As after `npm start`: Node keeps what it has compiled.
const before = mkdtempSync(join(tmpdir(), 'pillars-bench-'))
await (await startProgram('./product.ts', before)).stop()
rmSync(before, { recursive: true, force: true })

const product = await startProgram('./product.ts', dataDir)
await new Promise((idle) => setTimeout(idle, 1500))
const idle = await residentMegabytes(product.child)
note('memory when idle, MB', idle, 130)
const byHand = await startProgram('./by-hand.ts', dataDir)

const cookie = await signUp('bench')
const challenges: { id: string; duration: number }[] = await (await fetch(`${product.url}/api/challenges`)).json()
for (const { id } of challenges.slice(0, 10)) await post('/api/user-challenges', { challengeId: id })
const headers = { cookie }

await read(
  'challenge list, prepared, against the same bytes from memory',
  '/api/challenges',
  '/from-memory/challenges',
  {},
  0.8,
)
await read('challenge list against the same SQL by hand', '/api/challenges', '/by-hand/challenges', {}, 0.6)
await read(
  'one challenge against the same SQL by hand',
  `/api/challenges/${challenges[0]?.id}`,
  `/by-hand/challenges/${challenges[0]?.id}`,
  {},
  0.6,
)
await read('user-challenges with a session', '/api/user-challenges', '/by-hand/user-challenges', headers, 0.6)
await read('auth/user with a session', '/api/auth/user', '/by-hand/user', headers, 0.6)

await write('a forum post against a loop of raw inserts on the same file', postDiscussions, rawPosts)
await write('"mark day complete" against the raw statements on the same file', markDays, rawMarks)
note('memory under load, MB', await residentMegabytes(product.child), 300)
await product.stop()
const again = await startProgram('./product.ts', dataDir)
note('restart to the first 200, ms', again.startedIn, 1000)
await again.stop()
await byHand.stop()
rmSync(dataDir, { recursive: true, force: true })

const members = Number(process.env.MEMBERS ?? 100_000)
const grown = await growth({
  small: { posts: 1000, members: 100 },
  large: { posts: members * 10, members },
  log: console.log,
})
for (const { what, small, large, ratio } of grown.rows) {
  rows.push({
    what: `${what}: ${members * 10} posts against 1000`,
    ours: `${large.toFixed(2)} ms`,
    theirs: `${small.toFixed(2)} ms`,
    ratio,
    budget: '≤ 1.3',
    held: ratio <= 1.3,
  })
}
note('memory under load at the large size, MB', grown.memory, 300)
note('restart to the first 200 at the large size, ms', grown.restart, 1000)

for (const { what, ours, theirs, ratio, budget, held } of rows) {
  console.log(
    `${held ? 'held  ' : 'MISSED'}  ${what.padEnd(66)} ${ours.padStart(10)} ${theirs.padStart(10)}  ${ratio === null ? '' : ratio.toFixed(2)} (${budget})`,
  )
}
process.exitCode = rows.every(({ held }) => held) ? 0 : 1

async function read(what: string, ours: string, theirs: string, sent: Record<string, string>, budget: number) {
  const result = await compare(
    rounds,
    () => answersPerSecond(product.url + ours, { headers: sent }),
    () => answersPerSecond(byHand.url + theirs, { headers: sent }),
  )
  rows.push({
    what,
    ours: `${result.ours.toFixed(0)}/s`,
    theirs: `${result.theirs.toFixed(0)}/s`,
    ratio: result.ratio,
    budget: `≥ ${budget}`,
    held: result.ratio >= budget,
  })
}

async function write(what: string, ours: () => Promise<number>, theirs: () => Promise<number>) {
  const result = await compare(rounds, ours, theirs)
  rows.push({
    what,
    ours: `${result.ours.toFixed(0)}/s`,
    theirs: `${result.theirs.toFixed(0)}/s`,
    ratio: result.ratio,
    budget: '≥ 0.5',
    held: result.ratio >= 0.5,
  })
}

function note(what: string, value: number, most: number) {
  rows.push({ what, ours: value.toFixed(0), theirs: '', ratio: null, budget: `≤ ${most}`, held: value <= most })
}

/** Days marked a second over HTTP, eight members at once, each answered only when it is on the disk. */
async function markDays(): Promise<number> {
  const members = await Promise.all(
    Array.from({ length: 8 }, () => signUp(`w-${Math.random().toString(36).slice(2, 10)}`)),
  )
  const memberships = await Promise.all(
    members.map(async (member) => ({
      member,
      ids: await Promise.all(
        challenges.slice(0, 50).map(async ({ id: challengeId, duration }) => ({
          id: (await post('/api/user-challenges', { challengeId }, member)).id,
          duration,
        })),
      ),
    })),
  )
  const work = memberships.map(({ member, ids }) =>
    ids.flatMap(({ id, duration }) =>
      Array.from({ length: duration }, (_, at) => ({
        method: 'PATCH' as const,
        path: `/api/user-challenges/${id}/progress`,
        headers: { cookie: member, 'content-type': 'application/json' },
        body: JSON.stringify({ progress: at + 1 }),
      })),
    ),
  )
  return writesPerSecond(product.url, work)
}

/** Discussions started a second over HTTP on eight connections, each answered only when it is on the disk. */
function postDiscussions(): Promise<number> {
  return answersPerSecond(`${product.url}/api/forum`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(discussion),
    connections: 8,
  })
}

/** The same rows in a loop on the same file, without a server: each insert is a transaction, on the disk before the next. */
async function rawPosts(): Promise<number> {
  const file = openRaw()
  const insert = file.prepare(
    'insert into forum_posts (id, username, pillar, title, content, replies, created_at) values (?, ?, ?, ?, ?, 0, ?)',
  )
  const begun = performance.now()
  const count = 2000
  for (let at = 0; at < count; at++)
    insert.run(newId(), 'bench', discussion.pillar, discussion.title, discussion.content, new Date().toISOString())
  const perSecond = count / ((performance.now() - begun) / 1000)
  file.close()
  return perSecond
}

function openRaw(): DatabaseSync {
  const file = new DatabaseSync(join(dataDir, 'pillars.db'), { timeout: 5000 })
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  return file
}

/** The same statements in a loop on the same file, without a server. */
async function rawMarks(): Promise<number> {
  const file = openRaw()
  const membership = file.prepare('select id, user_id from user_challenges order by id limit 1').get()
  file.exec(
    'create table if not exists bench_marks (id text, day integer, date text, note text, created_at text, primary key (id, day))',
  )
  file.exec('delete from bench_marks')
  const select = file.prepare('select * from user_challenges where id = ? and user_id = ?')
  const update = file.prepare(
    'update user_challenges set progress = progress where id = ? and user_id = ? returning id',
  )
  const insert = file.prepare('insert into bench_marks values (?, ?, ?, ?, ?)')
  const [id, userId] = [membership?.id ?? '', membership?.user_id ?? '']
  const begun = performance.now()
  const count = 1000
  for (let day = 1; day <= count; day++) {
    file.exec('begin immediate')
    select.get(id, userId)
    update.all(id, userId)
    insert.run(id, day, '2026-01-01', null, '2026-01-01T00:00:00.000Z')
    file.exec('commit')
  }
  const perSecond = count / ((performance.now() - begun) / 1000)
  file.close()
  return perSecond
}

async function signUp(name: string): Promise<string> {
  const reply = await fetch(`${product.url}/api/auth/sign-up`, {
    method: 'POST',
    // Each from an address of its own: the bench signs more men up than one address may.
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${++signUps >> 16}.${(signUps >> 8) & 255}.${signUps & 255}`,
    },
    body: JSON.stringify({ email: `${name}@example.org`, username: name, password: 'correct horse battery' }),
  })
  if (reply.status !== 201) throw new Error(`sign-up answered ${reply.status} ${await reply.text()}`)
  return reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

async function post(path: string, body: unknown, member = cookie, method = 'POST'): Promise<Participation> {
  const reply = await fetch(product.url + path, {
    method,
    headers: { cookie: member, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`)
  return reply.json()
}
