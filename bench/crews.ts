// Measures how crews, their boards and rounds slow down with more members and with a year of history, and what they add
// to Home.
import { rmSync } from 'node:fs'
import startPostgres from '#test/postgres.ts'
import { alternate } from './growth.ts'
import { measureMedian, startProgram, type RunningProgram } from './measure.ts'
import {
  analyze,
  connect,
  type Connection,
  createPlace,
  formatCookie,
  formatSession,
  idSql,
  listNumbers,
  type Place,
  quote,
  toDate,
  toId,
  toInstant,
} from './place.ts'

type Row = { label: string; small: number; large: number; ratio: number }
/** Whose requests are measured: a member of two crews, one whose crew is new, and one without a crew. */
type Reader = 'year' | 'month' | 'alone'
type Site = { program: RunningProgram; read: (path: string, reader?: Reader) => Promise<number> }

const dayMs = 24 * 60 * 60_000
const crewSize = 8
const weeks = 52
const yearOfDays = 365
const monthOfDays = 30
const crewsOf = { year: [1, 2], month: [3], alone: [] } as const
const readerNumbers: Record<Reader, number> = { year: 0, month: 200, alone: 400 }

/** Measures both sizes and both histories in turns. @returns the median milliseconds of each request, and their ratio */
export async function measureCrews({
  small,
  large,
  log,
}: {
  small: number
  large: number
  log: (line: string) => void
}) {
  const rows: Row[] = []
  const stopPostgres = await startPostgres()
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    const places = [await createPlace(engine, 'crews_small'), await createPlace(engine, 'crews_large')] as const
    const smallSite = await seedSite(places[0], small)
    const largeSite = await seedSite(places[1], large)
    log(`seeded: ${small} and ${large} members in crews on ${engine}`)
    const compare = async (label: string, first: () => Promise<number>, second: () => Promise<number>) => {
      await first()
      await second()
      const { small, large, ratio } = await alternate(5, first, second)
      rows.push({ label: `${label}, ${engine}`, small, large, ratio })
    }
    for (const [label, path] of Object.entries(requests))
      await compare(
        `${label}: ${large} members vs ${small}`,
        () => smallSite.read(path),
        () => largeSite.read(path),
      )
    await compare(
      'crew board: a year of history vs a month',
      () => largeSite.read(`/api/crews/${crewId(3)}/board`, 'month'),
      () => largeSite.read(`/api/crews/${crewId(1)}/board`, 'year'),
    )
    await compare(
      'page of Home: in two crews vs in none',
      () => largeSite.read('/', 'alone'),
      () => largeSite.read('/', 'year'),
    )
    await compare(
      'calls of Home: in two crews vs in none',
      () => readCallsOfHome(largeSite, 'alone'),
      () => readCallsOfHome(largeSite, 'year'),
    )
    await smallSite.program.stop()
    await largeSite.program.stop()
    for (const { dataDir } of places) rmSync(dataDir, { recursive: true, force: true })
  }
  await stopPostgres()
  return rows
}

const challengeId = '01900000-0010-7000-8000-000000000001'
const crewId = (number: number) => toId('0002', 90_000_000 + number)
const memberId = (number: number) => toId('0001', 90_000_000 + number)

const requests = {
  'crew board': `/api/crews/${crewId(1)}/board`,
  'member of a crew': `/api/crews/${crewId(1)}/members/${memberId(1)}`,
  'crews today': '/api/crews/today',
  'weekly round': `/api/crews/${crewId(1)}/round`,
  'members of a challenge': `/api/challenges/${challengeId}/members`,
}

async function readCallsOfHome(site: Site, reader: Reader): Promise<number> {
  let sum = 0
  for (const path of ['/api/today', '/api/goals', '/api/new-posts', '/api/crews/today'])
    sum += await site.read(path, reader)
  return sum
}

async function seedSite(place: Place, members: number): Promise<Site> {
  await (await startProgram('./product-server.ts', place.dataDir, place.databaseUrl)).stop()
  const connection = await connect(place)
  await connection.run('begin')
  await seedOthers(connection, members)
  await seedMeasuredCrews(connection)
  await connection.run('commit')
  await analyze(connection, place)
  await connection.close()
  const program = await startProgram('./product-server.ts', place.dataDir, place.databaseUrl)
  return {
    program,
    read: (path, reader = 'year') => measureMedian(program.url + path, { cookie: formatCookie(reader) }),
  }
}

/** Adds members who all take part in one challenge, in crews of eight that have answered a year of weekly rounds. */
async function seedOthers({ run }: Connection, members: number): Promise<void> {
  const user = idSql('0001', 'number')
  const crew = idSql('0002', `number / ${crewSize}`)
  const now = quote(toInstant(0))
  await run(`
    insert into challenges (id, title, description, pillar, duration, difficulty, participants, rules, created_at, updated_at)
    values (${quote(challengeId)}, 'Walk every day', 'Walk.', 'physical', 400, 'advanced', ${members}, '["flexible"]', ${now}, ${now});
    insert into users (id, email, username, username_key, role, onboarding_completed, time_zone, created_at, updated_at)
    ${listNumbers(members)} select ${user}, 'm' || number || '@example.org', 'm' || number, 'm' || number, 'public', false, 'UTC', ${now}, ${now} from numbers;
    insert into crews (id, name, link_id, created_at)
    ${listNumbers(Math.ceil(members / crewSize))} select ${idSql('0002', 'number')}, 'Crew ' || number, ${idSql('0003', 'number')}, ${now} from numbers;
    insert into crew_members (crew_id, user_id, joined_at)
    ${listNumbers(members)} select ${crew}, ${user}, ${now} from numbers;
    insert into user_challenges (id, challenge_id, user_id, progress, completed, started_at, started_on, audience)
    ${listNumbers(members)} select ${idSql('0004', 'number')}, ${quote(challengeId)}, ${user}, 1, false, ${now}, ${quote(toDate(3))},
      case number % 4 when 0 then 'crews' when 1 then 'site' else 'challenge' end from numbers;
    insert into challenge_check_ins (user_challenge_id, day, date, created_at)
    ${listNumbers(members)} select ${idSql('0004', 'number')}, 1, ${quote(toDate(1))}, ${now} from numbers;`)
  for (let week = 1; week <= weeks; week++)
    await run(`insert into round_answers (id, crew_id, user_id, round_on, questions, answers, created_at)
      ${listNumbers(Math.ceil(members / crewSize))} select ${idSql('0006', `number * 100 + ${week}`)}, ${idSql('0002', 'number')}, ${idSql('0001', `number * ${crewSize}`)}, ${quote(toDate(7 * week))}, ${quote(questions)}, ${quote(answers)}, ${now} from numbers;`)
}

const questions = JSON.stringify(['How was it?', 'What was hard?', 'What will you do by next week?'])
const answers = JSON.stringify(['It went well.', 'The rain on Tuesday.', 'Walk before breakfast.'])

/** Adds the measured crews, which are the same at both sizes. */
async function seedMeasuredCrews({ run }: Connection): Promise<void> {
  for (const [reader, crews] of Object.entries(crewsOf)) {
    const days = reader === 'month' ? monthOfDays : yearOfDays
    const own = readerNumbers[reader as Reader]
    await run(formatMember(own, days))
    await run(`insert into sessions (sid, sess, expire, user_id) values ${formatSession(reader, memberId(own))}`)
    for (const [place, crew] of crews.entries()) {
      const others = Array.from({ length: crewSize - 1 }, (_, index) => own + 20 * place + index + 1)
      await run(`insert into crews (id, name, founder_id, link_id, round_weekday, round_hour, round_from, created_at) values
        (${quote(crewId(crew))}, 'Crew ${crew}', ${quote(memberId(own))}, ${quote(`link ${crew}`)}, ${weekday(7)}, 0, ${quote(toDate(days))}, ${quote(toInstant(days))});`)
      for (const number of others) await run(formatMember(number, days))
      for (const number of [own, ...others]) await run(formatCrewMember(number, crew, days))
    }
  }
}

/** Writes a member who marks nine of ten days in two challenges. */
function formatMember(number: number, days: number): string {
  const user = quote(memberId(number))
  const since = quote(toInstant(days))
  const join = (participation: string, challenge: string, from: number) => {
    const marked = Array.from({ length: from + 1 }, (_, index) => from - index).filter(
      (ago) => (ago + number) % 10 !== 5,
    )
    const marks = marked.map(
      (ago, index) =>
        `(${participation}, ${index + 1}, ${quote(toDate(ago))}, ${index % 3 === 0 ? quote(`Day ${index}`) : 'null'}, ${quote(toInstant(ago))})`,
    )
    return `insert into user_challenges (id, challenge_id, user_id, progress, completed, started_at, started_on, audience)
      values (${participation}, ${challenge}, ${user}, ${marked.length}, false, ${quote(toInstant(from))}, ${quote(toDate(from))}, 'challenge');
      insert into challenge_check_ins (user_challenge_id, day, date, note, created_at) values ${marks.join(', ')};`
  }
  return `insert into users (id, email, username, username_key, role, onboarding_completed, time_zone, audience, created_at, updated_at)
    values (${user}, 'reader${number}@example.org', 'reader${number}', 'reader${number}', 'public', true, 'UTC', 'challenge', ${since}, ${since});
    ${join(quote(toId('0004', 90_000_000 + number)), quote(challengeId), days)}
    ${join(quote(toId('0005', 90_000_000 + number)), `(select min(id) from challenges where duration between 60 and 90)`, 20)}`
}

function formatCrewMember(number: number, crew: number, days: number): string {
  const ids = `${quote(crewId(crew))}, ${quote(memberId(number))}`
  const rounds = Array.from(
    { length: Math.floor(days / 7) },
    (_, index) =>
      `(${quote(toId('0007', (number * 1000 + crew) * 1000 + index))}, ${ids}, ${quote(toDate(7 * (index + 1)))}, ${quote(questions)}, ${quote(answers)}, 'done', ${quote(toInstant(7 * (index + 1)))})`,
  )
  return `insert into crew_members (crew_id, user_id, tells_gaps, joined_at) values (${ids}, true, ${quote(toInstant(days))});
    insert into round_answers (id, crew_id, user_id, round_on, questions, answers, outcome, created_at) values ${rounds.join(', ')};`
}

const weekday = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).getUTCDay() || 7
