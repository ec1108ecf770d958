// Measures how many reminders per second go out while 100,000 are due in the same hour, and how much requests slow down.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addDays, getMemberDate } from '#server/calendar.ts'
import { getClockTime } from '#server/clock-times.ts'
import { listenOnFreePort } from '#test/listen.ts'
import { median, startProgram, type RunningProgram } from './measure.ts'

const paths = ['/api/today', '/api/forum']
const rounds = 3
const phaseMs = 15_000
// In this zone it is afternoon or evening now, so the day does not end during the measurement.
const timeZone = new Date().getUTCHours() < 12 ? 'Etc/GMT-12' : 'UTC'

type Times = Record<string, number[]>

/** @returns emails that the SMTP server accepted per second, and for each request its times without and with reminders */
export async function measureReminders({ members, log }: { members: number; log: (line: string) => void }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pillars-reminders-'))
  await (await startProgram('./product-server.ts', dataDir)).stop()
  const headers = { cookie: seed(dataDir, members) }
  log(`seeded: ${members} members with a reminder`)
  const smtp = await startSmtpSink()
  const program = await startProgram('./product-server.ts', dataDir, '', smtp.url)
  await measureRequests(program, { headers, ms: 3000 })
  const [idle, busy]: [Times, Times] = [{}, {}]
  let [sent, ms] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    addTimes(idle, await measureRequests(program, { headers, ms: phaseMs }))
    await send(program, 'start background')
    await smtp.waitForMail()
    const [before, startedAt] = [smtp.count(), performance.now()]
    addTimes(busy, await measureRequests(program, { headers, ms: phaseMs }))
    sent += smtp.count() - before
    ms += performance.now() - startedAt
    await send(program, 'stop background')
  }
  await program.stop()
  smtp.close()
  rmSync(dataDir, { recursive: true, force: true })
  return {
    perSecond: sent / (ms / 1000),
    requests: paths.map((path) => ({ path, idle: summarize(idle[path]), busy: summarize(busy[path]) })),
  }
}

function summarize(times: number[] = []) {
  const sorted = times.toSorted((a, b) => a - b)
  return { median: median(sorted), p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, count: sorted.length }
}

function addTimes(all: Times, more: Times): void {
  for (const path of paths) all[path] = [...(all[path] ?? []), ...(more[path] ?? [])]
}

/** Sends one request after the other, as a member who uses the app. */
async function measureRequests(
  { url }: RunningProgram,
  { headers, ms }: { headers: Record<string, string>; ms: number },
): Promise<Times> {
  const times: Times = {}
  const end = performance.now() + ms
  while (performance.now() < end) {
    for (const path of paths) {
      const startedAt = performance.now()
      const reply = await fetch(url + path, { headers })
      await reply.arrayBuffer()
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
      ;(times[path] ??= []).push(performance.now() - startedAt)
    }
  }
  return times
}

/** Sends a command to the server, and waits until it is done. */
async function send({ child }: RunningProgram, command: string): Promise<void> {
  const done = once(child, 'message')
  child.send(command)
  await done
}

/** Accepts every mail, and only counts them, because its work would count against the server on two cores. */
async function startSmtpSink() {
  let mails = 0
  let onMail = () => {}
  const server = createServer((socket) => {
    let isData = false
    let input = ''
    socket.on('error', () => {})
    socket.write('220 sink\r\n')
    socket.on('data', (chunk) => {
      input += chunk.toString('latin1')
      for (;;) {
        const end = input.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = input.slice(0, end)
        input = input.slice(end + (isData ? 5 : 2))
        if (isData) {
          mails++
          onMail()
        }
        const startsData = !isData && /^data/i.test(line)
        socket.write(startsData ? '354 go on\r\n' : /^quit/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
        isData = startsData
      }
    })
  })
  const port = await listenOnFreePort(server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => mails,
    waitForMail: () => new Promise<void>((resolve) => (onMail = resolve)),
    close: () => server.close(),
  }
}

/** Adds members with a challenge, five marked days and a due reminder. @returns the cookie of a member without reminders */
function seed(dataDir: string, members: number): string {
  const file = new DatabaseSync(join(dataDir, 'pillars.db'))
  file.exec('pragma journal_mode = wal; pragma synchronous = off; begin')
  const now = new Date()
  const today = getMemberDate({ timeZone, dayStart: 3 }, now)
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * 24 * 60 * 60_000).toISOString()
  const id = (kind: number, number: number) =>
    `01900000-${kind.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`
  const member = file.prepare(
    `insert into users (id, email, username, username_key, role, onboarding_completed, email_verified_at, time_zone, created_at, updated_at)
    values (?, ?, ?, ?, 'public', 1, ?, '${timeZone}', ?, ?)`,
  )
  const quiet = file.prepare(
    `insert into notification_settings (user_id, kinds, quiet_from, quiet_until) values (?, '{}', '12:00', '12:00')`,
  )
  const time = getClockTime(timeZone, Math.floor(now.getTime() / 300_000) * 300_000)
  const reminder = file.prepare(
    `insert into reminder_settings (user_id, active, time, weekdays, nudge, nudge_time, next_at, updated_at)
    values (?, 1, '${time}', '[1,2,3,4,5,6,7]', 0, '20:30', ?, ?)`,
  )
  const challenges = file.prepare('select id from challenges where duration >= 21 order by id limit 10').all()
  const participation = file.prepare(
    `insert into user_challenges (id, challenge_id, user_id, progress, completed, started_at, started_on, cue)
    values (?, ?, ?, ?, 0, ?, ?, 'After breakfast, in the bathroom')`,
  )
  const checkIn = file.prepare(
    'insert into challenge_check_ins (user_challenge_id, run, day, date, late, created_at) values (?, 1, ?, ?, 0, ?)',
  )
  const days = 5
  for (let number = 0; number <= members; number++) {
    const [userId, name] = [id(1, number), `m${number}`]
    const participationId = id(2, number)
    member.run(userId, `${name}@example.org`, name, name, at(30), at(30), at(30))
    const challengeId = challenges[number % challenges.length]?.id ?? ''
    participation.run(participationId, challengeId, userId, days, at(days), addDays(today, -days))
    for (let day = 1; day <= days; day++)
      checkIn.run(participationId, day, addDays(today, day - days - 1), at(days + 1 - day))
    if (number === 0) continue
    quiet.run(userId)
    reminder.run(userId, at(0), at(30))
  }
  const post = file.prepare(
    `insert into forum_posts (id, user_id, username, pillar, title, content, replies, created_at)
    values (?, ?, 'm1', 'mental', 'What keeps you going?', 'The first two weeks were easy.', 0, ?)`,
  )
  for (let number = 0; number < 1000; number++) post.run(id(3, number), id(1, 1), at(1))
  const cookie = 'a'.repeat(43)
  file
    .prepare('insert into sessions (sid, sess, expire, user_id) values (?, ?, ?, ?)')
    .run(
      createHash('sha256').update(cookie).digest('hex'),
      JSON.stringify({ createdAt: at(0), userAgent: null }),
      at(-1),
      id(1, 0),
    )
  file.exec('commit; analyze; pragma wal_checkpoint(truncate)')
  file.close()
  return `seven_pillars_session=${cookie}`
}
