// Measures how everyday requests slow down between a thousand and a million posts, and replies with many followers.
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pillarKeys } from '#contract/pillars.ts'
import { median, measureMedian, getResidentMegabytes, startProgram, type RunningProgram } from './measure.ts'

type Size = { posts: number; members: number }
type SeededSite = {
  program: RunningProgram
  dataDir: string
  cookie: string
  urls: Record<string, string>
  /** Paths of replies to a discussion with one follower, and to one that many members follow. */
  replies: Record<'fewFollowers' | 'manyFollowers', string>
}

const manyFollowers = 10_000

/** Measures both sizes in turns. @returns for each request the median milliseconds at each size and their ratio */
export async function measureGrowth({ small, large, log }: { small: Size; large: Size; log: (line: string) => void }) {
  const smallSite = await seedSite(small, log)
  const largeSite = await seedSite(large, log)
  const rows: { label: string; small: number; large: number; ratio: number }[] = []
  const read = ({ program, cookie, urls }: SeededSite, label: string) =>
    measureMedian(`${program.url}${urls[label]}`, { cookie })
  for (const label of Object.keys(smallSite.urls)) {
    await read(smallSite, label)
    await read(largeSite, label)
    const rounds = await alternate(
      5,
      () => read(smallSite, label),
      () => read(largeSite, label),
    )
    rows.push({ label, ...rounds })
  }
  const replies = await measureReplies(largeSite)
  const memory = await getResidentMegabytes(largeSite.program.child)
  await smallSite.program.stop()
  await largeSite.program.stop()
  const restarted = await startProgram('./product-server.ts', largeSite.dataDir)
  const restart = restarted.startupMs
  await restarted.stop()
  for (const { dataDir } of [smallSite, largeSite]) rmSync(dataDir, { recursive: true, force: true })
  return { rows, replies, memory, restart }
}

/** Measures replies in turns, while the followers of the earlier ones are told. */
async function measureReplies({ program, cookie, replies }: SeededSite) {
  program.child.send('start background')
  const reply = async (path: string) => {
    const times: number[] = []
    for (let count = 0; count < 20; count++) {
      const startedAt = performance.now()
      const { ok, status } = await fetch(`${program.url}${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ content: 'It rained, and I went.' }),
      })
      if (!ok) throw new Error(`A reply answered ${status}`)
      times.push(performance.now() - startedAt)
    }
    return median(times)
  }
  await reply(replies.fewFollowers)
  return alternate(
    5,
    () => reply(replies.fewFollowers),
    () => reply(replies.manyFollowers),
  )
}

export async function alternate(
  rounds: number,
  measureSmall: () => Promise<number>,
  measureLarge: () => Promise<number>,
) {
  const pairs: { small: number; large: number }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ small: await measureSmall(), large: await measureLarge() })
  return {
    small: median(pairs.map(({ small }) => small)),
    large: median(pairs.map(({ large }) => large)),
    ratio: median(pairs.map(({ small, large }) => large / small)),
  }
}

/** Seeds a database and starts the server: replies to one post, and a member with a year of entries and goals. */
async function seedSite({ posts, members }: Size, log: (line: string) => void): Promise<SeededSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pillars-growth-'))
  await (await startProgram('./product-server.ts', dataDir)).stop()
  const file = new DatabaseSync(join(dataDir, 'pillars.db'))
  file.exec('pragma journal_mode = wal; pragma synchronous = off; begin')
  const timestamp = '2026-01-01T00:00:00.000Z'
  const id = (kind: number, number: number) =>
    `01900000-${kind.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`

  const member = file.prepare(
    `insert into users (id, email, username, username_key, role, onboarding_completed, time_zone, created_at, updated_at) values (?, ?, ?, ?, 'public', 0, 'UTC', ?, ?)`,
  )
  for (let number = 0; number < members; number++)
    member.run(id(1, number), `m${number}@example.org`, `m${number}`, `m${number}`, timestamp, timestamp)
  // The reader's own rows are the same at both sizes.
  const reader = id(6, 1)
  member.run(reader, 'reader@example.org', 'reader', 'reader', timestamp, timestamp)
  const post = file.prepare(
    'insert into forum_posts (id, user_id, username, pillar, title, content, replies, created_at, activity_id) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const words = 'What I learned this week about keeping at it when it rains. '.repeat(4)
  for (let number = 0; number < posts; number++) {
    post.run(
      id(2, number),
      id(1, number % members),
      `m${number % members}`,
      pillarKeys[number % 7] ?? 'mental',
      `Post ${number}`,
      words,
      number === 500 ? 60 : 0,
      timestamp,
      id(2, number),
    )
  }
  const reply = file.prepare(
    'insert into forum_replies (id, post_id, user_id, username, content, created_at) values (?, ?, ?, ?, ?, ?)',
  )
  for (let number = 0; number < 60; number++)
    reply.run(id(3, number), id(2, 500), id(1, number % members), 'm', words, timestamp)
  // Half of the newest discussions have replies that the reader has not seen.
  const read = file.prepare('insert into forum_reads (user_id, post_id, read_id) values (?, ?, ?)')
  const answer = file.prepare('update forum_posts set replies = 6, activity_id = ? where id = ?')
  for (let number = posts - 100; number < posts; number++) {
    const last = 1000 + number * 6 + 5
    for (let each = last - 5; each <= last; each++)
      reply.run(id(3, each), id(2, number), id(1, each % members), 'm', words, timestamp)
    answer.run(id(3, last), id(2, number))
    read.run(reader, id(2, number), id(3, number % 2 ? last : last - 3))
  }
  const follow = file.prepare('insert into forum_follows (post_id, user_id, following, created_at) values (?, ?, 1, ?)')
  follow.run(id(2, 600), id(1, 0), timestamp)
  for (let number = 0; number < Math.min(members, manyFollowers); number++)
    follow.run(id(2, 700), id(1, number), timestamp)
  const entry = file.prepare(
    'insert into journal_entries (id, user_id, content, entry_date, created_at) values (?, ?, ?, ?, ?)',
  )
  const goal = file.prepare(
    `insert into goals (id, user_id, title, pillar, completed, created_at) values (?, ?, ?, 'mental', 0, ?)`,
  )
  for (let number = 0; number < posts / 2; number++)
    entry.run(id(4, number), id(1, number % Math.ceil(members / 2)), words, timestamp.slice(0, 10), timestamp)
  for (let number = 0; number < posts / 20; number++)
    goal.run(id(5, number), id(1, number % members), `Goal ${number}`, timestamp)
  for (let number = 0; number < 365; number++)
    entry.run(id(7, number), reader, words, timestamp.slice(0, 10), timestamp)
  for (let number = 0; number < 20; number++) goal.run(id(8, number), reader, `Goal ${number}`, timestamp)
  const challenges = file.prepare('select id from challenges order by id limit 10').all()
  const participation = file.prepare(
    'insert into user_challenges (id, challenge_id, user_id, progress, completed, started_at) values (?, ?, ?, 0, 0, ?)',
  )
  for (const [number, challenge] of challenges.entries())
    participation.run(id(9, number), challenge.id ?? '', reader, timestamp)
  const cookie = 'a'.repeat(43)
  const expire = new Date(Date.now() + 864e5).toISOString()
  file
    .prepare('insert into sessions (sid, sess, expire, user_id) values (?, ?, ?, ?)')
    .run(
      createHash('sha256').update(cookie).digest('hex'),
      JSON.stringify({ createdAt: new Date().toISOString(), userAgent: null }),
      expire,
      reader,
    )
  file.exec('commit; analyze; pragma wal_checkpoint(truncate)')
  file.close()
  log(`seeded: ${posts} posts, ${members} members`)

  const program = await startProgram('./product-server.ts', dataDir)
  const page = await fetch(`${program.url}/api/forum`, { headers: { cookie: `seven_pillars_session=${cookie}` } })
  const next = getNext(page) ?? '/api/forum'
  const active = '/api/forum?order=activity&limit=20'
  const nextActive = getNext(
    await fetch(program.url + active, { headers: { cookie: `seven_pillars_session=${cookie}` } }),
  )
  return {
    program,
    dataDir,
    cookie: `seven_pillars_session=${cookie}`,
    urls: {
      'forum page': '/api/forum',
      'forum, next page': next,
      'forum by activity, with unread marks': active,
      'forum by activity, next page': nextActive ?? active,
      'new posts': '/api/new-posts',
      'forum of a pillar': '/api/forum?pillar=career',
      thread: `/api/forum/${id(2, 500)}`,
      'replies of a thread': `/api/forum/${id(2, 500)}/replies`,
      'journal list': '/api/journal',
      'journal days': '/api/journal/days?from=2026-01-01&to=2026-12-31',
      goals: '/api/goals',
      'user-challenges': '/api/user-challenges',
      'auth/user': '/api/auth/user',
    },
    replies: {
      fewFollowers: `/api/forum/${id(2, 600)}/replies`,
      manyFollowers: `/api/forum/${id(2, 700)}/replies`,
    },
  }
}

function getNext(page: Response): string | undefined {
  return /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1]
}
