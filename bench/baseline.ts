// The baseline: the same SQL on node:sqlite behind bare Fastify, and the same bytes from memory.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'

const file = new DatabaseSync(join(process.argv[2] ?? '', 'pillars.db'))
file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16000')
const app = Fastify()

const sessionQuery = file.prepare(
  'select users.* from sessions join users on users.id = sessions.user_id where sid = ? and expire > ?',
)
const findSession = (cookie = '') => {
  const value = /seven_pillars_session=([^;]+)/.exec(cookie)?.[1] ?? ''
  return sessionQuery.get(createHash('sha256').update(value).digest('hex'), new Date().toISOString())
}

const listQuery = file.prepare(
  'select id, title, description, pillar, duration, difficulty, participants, schedule, rules, passes from challenges order by id',
)
app.get('/baseline/challenges', (_request, reply) =>
  reply.type('application/json').send(JSON.stringify(listQuery.all())),
)

const listBytes = Buffer.from(JSON.stringify(listQuery.all()))
app.get('/from-memory/challenges', (_request, reply) => reply.type('application/json').send(listBytes))

const participationsQuery =
  file.prepare(`select uc.*, last.day, last.date, last.note, last.created_at, c.title, c.description, c.pillar, c.duration, c.difficulty, c.participants, c.plan
  from user_challenges uc join challenges c on c.id = uc.challenge_id
  left join challenge_check_ins last on last.user_challenge_id = uc.id and last.run = uc.run and last.day = uc.progress
  where uc.user_id = ? and uc.left_at is null order by uc.id desc`)
const recentDaysQuery = file.prepare(
  `select day.* from user_challenges uc join challenge_check_ins day on day.user_challenge_id = uc.id
  where uc.user_id = ? and uc.completed = 0 and uc.left_at is null and day.date > coalesce(uc.folded_through, '')`,
)
const breaksQuery = file.prepare('select * from breaks where user_id = ? and ends_on > ?')
app.get('/baseline/user-challenges', (request, reply) => {
  const user = findSession(request.headers.cookie)
  recentDaysQuery.all(user?.id ?? '')
  breaksQuery.all(user?.id ?? '', '2026-01-01')
  const rows = participationsQuery.all(user?.id ?? '').map(({ plan, ...row }) => {
    const steps: { from: number; to: number }[] = plan ? JSON.parse(String(plan)) : []
    const day = Number(row.progress) + 1
    return { ...row, nextStep: steps.find(({ from, to }) => from <= day && day <= to) ?? null }
  })
  return reply.type('application/json').send(JSON.stringify(rows))
})

const detailQuery = file.prepare('select * from challenges where id = ?')
app.get<{ Params: { id: string } }>('/baseline/challenges/:id', (request, reply) =>
  reply.type('application/json').send(JSON.stringify(detailQuery.get(request.params.id))),
)

const userQuery = file.prepare('select * from users where id = ?')
app.get('/baseline/user', (request, reply) =>
  reply.type('application/json').send(JSON.stringify(userQuery.get(findSession(request.headers.cookie)?.id ?? ''))),
)

await app.listen({ port: 0 })
process.stdout.write(`listening ${app.listeningOrigin}\n`)
