// The site of the simulated day: members in the third week of a challenge, with their journals and a community.
import { rmSync } from 'node:fs'
import { getResidentMegabytes, type RunningProgram, startProgram } from './measure.ts'
import {
  analyze,
  connect,
  createPlace,
  type Engine,
  formatSession,
  idSql,
  listNumbers,
  type Place,
  quote,
  toDate,
  toId,
  toInstant,
} from './place.ts'

/** Days that four of ten members have marked. */
const markedDays = 14
/** Members who visit during the simulation. */
const mostVisitors = 5000

export type Visitor = { name: string; participationId: string }

export type DaySite = {
  place: Place
  visitors: Visitor[]
  /** Milliseconds from the start of the process to its first answer. */
  startupMs: number
  programs: RunningProgram[]
  readMegabytes: () => Promise<number>
  stop: () => Promise<void>
}

/** @param options.processes of the server; more than one needs PostgreSQL */
export async function createDaySite({
  members,
  engine,
  processes,
  log,
}: {
  members: number
  engine: Engine
  processes: number
  log: (line: string) => void
}): Promise<DaySite> {
  const place = await createPlace(engine, 'day')
  const start = () => startProgram('./product-server.ts', place.dataDir, place.databaseUrl)
  await (await start()).stop()
  const startedAt = performance.now()
  const visitors = await seed(place, members)
  log(`seeded ${members} members on ${engine} in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  const programs: RunningProgram[] = []
  for (let count = 0; count < processes; count++) programs.push(await start())
  return {
    place,
    visitors,
    programs,
    startupMs: programs[0]?.startupMs ?? Number.NaN,
    async readMegabytes() {
      const sizes = await Promise.all(programs.map(({ child }) => getResidentMegabytes(child)))
      return Math.max(...sizes)
    },
    async stop() {
      await Promise.all(programs.map((program) => program.stop()))
      rmSync(place.dataDir, { recursive: true, force: true })
    },
  }
}

async function seed(place: Place, members: number): Promise<Visitor[]> {
  const connection = await connect(place)
  const { run } = connection
  const challengeId = quote(toId('0010', 0))
  const [user, participation, post] = [idSql('0001', 'number'), idSql('0004', 'number'), idSql('0002', 'number')]
  const now = quote(toInstant(0))
  const words = quote('What I learned this week about keeping at it when it rains. '.repeat(4))
  await run('begin')
  await run(`
    insert into challenges (id, title, description, pillar, duration, difficulty, participants, rules, created_at, updated_at)
    values (${challengeId}, 'Walk every day', 'Walk.', 'physical', 60, 'beginner', ${members}, '["flexible"]', ${now}, ${now});
    insert into users (id, email, username, username_key, role, onboarding_completed, time_zone, last_seen_at, created_at, updated_at)
    ${listNumbers(members)} select ${user}, 'm' || number || '@example.org', 'm' || number, 'm' || number, 'public', true, 'UTC',
      case number % 3 when 0 then ${quote(toInstant(1))} else ${quote(toInstant(20))} end, ${now}, ${now} from numbers;
    insert into user_challenges (id, challenge_id, user_id, progress, completed, started_at, started_on)
    ${listNumbers(members)} select ${participation}, ${challengeId}, ${user}, ${markedDays}, false, ${quote(toInstant(20))}, ${quote(toDate(20))} from numbers;
    insert into journal_entries (id, user_id, content, entry_date, created_at)
    ${listNumbers(members)} select ${idSql('0005', 'number')}, ${user}, ${words}, ${quote(toDate(3))}, ${now} from numbers;
    insert into forum_posts (id, user_id, username, pillar, title, content, replies, created_at, activity_id)
    ${listNumbers(Math.ceil(members / 10))} select ${post}, ${user}, 'm' || number, 'physical', 'Post ' || number, ${words}, 3, ${now}, ${post} from numbers;
    insert into forum_replies (id, post_id, user_id, username, content, created_at)
    ${listNumbers(3 * Math.ceil(members / 10))} select ${idSql('0003', 'number')}, ${idSql('0002', 'number / 3')}, ${idSql('0001', 'number / 3')}, 'm', ${words}, ${now} from numbers;`)
  for (let day = 1; day <= markedDays; day++)
    await run(`insert into challenge_check_ins (user_challenge_id, day, date, created_at)
      ${listNumbers(members)} select ${participation}, ${day}, ${quote(toDate(markedDays + 1 - day))}, ${now} from numbers
      where number % 10 < 4;`)
  const visitors = Array.from({ length: Math.min(members, mostVisitors) }, (_, index) => {
    const number = Math.floor((index * members) / mostVisitors)
    return { name: `visitor${number}`, userId: toId('0001', number), participationId: toId('0004', number) }
  })
  const sessions = visitors.map(({ name, userId }) => formatSession(name, userId))
  await run(`insert into sessions (sid, sess, expire, user_id) values ${sessions.join(', ')};`)
  await run('commit')
  await analyze(connection, place)
  await connection.close()
  return visitors
}
