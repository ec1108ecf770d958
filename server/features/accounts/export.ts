import { Readable } from 'node:stream'
import type { User } from '#contract/account-fields.ts'
import type { Client } from '../../client.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { zipOf, type ZipPart } from '../../services/zip.ts'
import { sessionsOf } from '../sessions/sessions.ts'
import * as present from './export-present.ts'
import * as queries from './export-queries.ts'
import type { Reader } from './export-queries.ts'

/** Who is being served one in this process: a second one at once only costs. */
const running = new Set<string>()

/**
 * Everything a member has here as a ZIP, read page by page while it is sent. What others could use stays out: no password
 * hash, no session, no token, no id at the payment provider.
 * @throws too-many-requests while another one is under way
 */
export function exportOf(dependencies: Dependencies, client: Client, user: User): Readable {
  if (running.has(user.id))
    throw refuse('too-many-requests', 'A download is already under way. Let it finish first.', { retryAfter: 10 })
  running.add(user.id)
  const zip = Readable.from(zipOf(filesOf(dependencies, client, user), dependencies.services.clock.now()))
  // Read to the end, or given up.
  for (const event of ['end', 'close']) zip.once(event, () => running.delete(user.id))
  return zip
}

async function* filesOf(dependencies: Dependencies, client: Client, user: User): AsyncGenerator<ZipPart> {
  const { database, services } = dependencies
  const read = <Row extends { id: string }>(reader: Reader<Row>) => batches(database, user.id, reader)
  yield text('README.md', readme(user.username, services.clock.now()))
  yield json('account.json', present.presentAccount(await queries.accountOf(database, user.id)))
  yield list('goals.json', read(queries.goals), present.presentGoal)
  yield words('goals.md', '# Goals', read(queries.goals), present.goalInWords)
  yield list('journal.json', read(queries.journal), present.presentEntry)
  yield words('journal.md', '# Journal', read(queries.journal), present.entryInWords)
  yield list('challenges.json', read(queries.challenges), present.presentMembership)
  yield words('challenges.md', '# Challenges', read(queries.challenges), present.membershipInWords)
  yield list('discussions.json', read(queries.discussions), present.presentDiscussion)
  yield words('discussions.md', '# Discussions', read(queries.discussions), present.discussionInWords)
  yield list('replies.json', read(queries.replies), present.presentReply)
  yield words('replies.md', '# Replies', read(queries.replies), present.replyInWords)
  yield list('resources-ticked.json', read(queries.ticks), present.presentTicks)
  yield list('social-posts-added.json', read(queries.socialPosts), present.presentSocialPost)
  yield list('content-runs.json', read(queries.contentRuns), present.presentRun)
  yield json('sessions.json', await sessionsOf(dependencies, client, user.id))
  const picture = await queries.pictureOf(database, user.id)
  if (picture)
    yield { name: `picture.${picture.type.replace('image/', '').replace('jpeg', 'jpg')}`, parts: once(picture.bytes) }
}

async function* batches<Row extends { id: string }>(
  database: Database,
  userId: string,
  reader: Reader<Row>,
): AsyncGenerator<Row[]> {
  let after = ''
  for (;;) {
    const rows = await reader(database, { userId, after })
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}

function text(name: string, content: string): ZipPart {
  return { name, parts: once(content) }
}

function json(name: string, value: unknown): ZipPart {
  return text(name, `${JSON.stringify(value, null, 2)}\n`)
}

function list<Row>(name: string, rows: AsyncIterable<Row[]>, presented: (row: Row) => unknown): ZipPart {
  return { name, parts: array(rows, presented) }
}

async function* array<Row>(rows: AsyncIterable<Row[]>, presented: (row: Row) => unknown): AsyncGenerator<string> {
  let before = '['
  for await (const batch of rows) {
    for (const row of batch) {
      yield `${before}\n${JSON.stringify(presented(row), null, 2)}`
      before = ','
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

function words<Row>(name: string, title: string, rows: AsyncIterable<Row[]>, inWords: (row: Row) => string): ZipPart {
  return { name, parts: prose(title, rows, inWords) }
}

async function* prose<Row>(
  title: string,
  rows: AsyncIterable<Row[]>,
  inWords: (row: Row) => string,
): AsyncGenerator<string> {
  yield `${title}\n\n`
  for await (const batch of rows) {
    for (const row of batch) yield inWords(row)
  }
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value
}

function readme(username: string, now: Date): string {
  return `# ${username} at Seven Pillars

Everything that was kept for this account on ${now.toISOString().slice(0, 10)}. The .json files are for programs, the .md files for
reading. Times are UTC; the dates of marked days are those of your own calendar.

- account: who you are here
- goals, journal, challenges: yours alone
- discussions, replies: what you wrote in the community
- resources-ticked, social-posts-added, content-runs: what you ticked, added and had written
- sessions: where you are signed in
`
}
