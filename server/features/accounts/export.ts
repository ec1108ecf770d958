import { Readable } from 'node:stream'
import type { User } from '#contract/account-fields.ts'
import type { Client } from '../../client.ts'
import { readSiteName } from '../../database/site-face.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { createZip, type ZipEntry } from '../../services/zip.ts'
import { recordEvent } from '../audit/record.ts'
import { listSessions } from '../sessions/sessions.ts'
import * as moderated from './export-moderation-present.ts'
import * as moderation from './export-moderation-queries.ts'
import * as presented from './export-notification-present.ts'
import * as notifications from './export-notification-queries.ts'
import * as present from './export-present.ts'
import * as queries from './export-queries.ts'
import type { BatchReader } from './export-queries.ts'

const activeExports = new Set<string>()

/** Stream a ZIP of a member's data, without secrets. @throws too-many-requests while another export is in progress */
export async function createExport(dependencies: Dependencies, client: Client, user: User): Promise<Readable> {
  if (activeExports.has(user.id))
    throw refuse('too-many-requests', 'A download is already in progress. Please wait for it to finish.', {
      retryAfter: 10,
    })
  const source = { actorId: user.id, address: client.address }
  await recordEvent(dependencies, { kind: 'export', memberId: user.id, source })
  activeExports.add(user.id)
  const zip = Readable.from(createZip(generateFiles(dependencies, client, user), dependencies.services.clock.now()))
  // An aborted download only emits 'close'.
  for (const event of ['end', 'close']) zip.once(event, () => activeExports.delete(user.id))
  return zip
}

async function* generateFiles(dependencies: Dependencies, client: Client, user: User): AsyncGenerator<ZipEntry> {
  const { database, services } = dependencies
  const read = <Row extends { id: string }>(reader: BatchReader<Row>) => readBatches(database, user.id, reader)
  yield textFile('README.md', readme(user.username, await readSiteName(database), services.clock.now()))
  yield jsonFile('account.json', present.presentAccount(await queries.getAccount(database, user.id)))
  yield jsonFile('profile.json', present.presentProfile(await queries.findProfile(database, user.id)))
  yield jsonListFile('blocked-members.json', read(queries.listBlocks), present.presentBlock)
  yield jsonListFile('goals.json', read(queries.listGoals), present.presentGoal)
  yield markdownFile('goals.md', '# Goals', read(queries.listGoals), present.formatGoal)
  yield jsonListFile('journal.json', read(queries.listJournalEntries), present.presentEntry)
  yield markdownFile('journal.md', '# Journal', read(queries.listJournalEntries), present.formatEntry)
  yield jsonListFile('challenges.json', read(queries.listMemberships), (row) =>
    present.presentMembership(row, user.timeZone),
  )
  yield markdownFile('challenges.md', '# Challenges', read(queries.listMemberships), present.formatMembership)
  yield jsonListFile('breaks.json', read(queries.listBreaks), present.presentBreak)
  yield jsonListFile('discussions.json', read(queries.listDiscussions), present.presentDiscussion)
  yield markdownFile('discussions.md', '# Discussions', read(queries.listDiscussions), present.formatDiscussion)
  yield jsonListFile('replies.json', read(queries.listReplies), present.presentReply)
  yield markdownFile('replies.md', '# Replies', read(queries.listReplies), present.formatReply)
  yield jsonListFile('resources-ticked.json', read(queries.listTicks), present.presentTicks)
  yield jsonListFile('social-posts-added.json', read(queries.listSocialPosts), present.presentSocialPost)
  yield jsonListFile('followed-discussions.json', read(notifications.listFollows), presented.presentFollow)
  yield jsonListFile('notifications.json', read(notifications.listNotifications), presented.presentNotification)
  yield jsonListFile('devices.json', read(notifications.listDevices), presented.presentDevice)
  yield jsonListFile('announcements.json', read(notifications.listAnnouncements), presented.presentAnnouncement)
  yield jsonListFile('reports.json', read(moderation.listReports), moderated.presentReport)
  yield jsonListFile('decisions.json', read(moderation.listDecisions), moderated.presentDecision)
  yield jsonFile(
    'notification-settings.json',
    presented.presentNotificationSettings(await notifications.findNotificationSettings(database, user.id)),
  )
  yield jsonFile(
    'reminders.json',
    presented.presentReminders(
      await notifications.findReminderSettings(database, user.id),
      await notifications.listChallengeReminders(database, user.id),
    ),
  )
  yield jsonListFile('content-runs.json', read(queries.listContentRuns), present.presentRun)
  yield jsonListFile('security-log.json', read(queries.listSecurityEvents), (row) =>
    present.presentSecurityEvent(row, user.id),
  )
  yield jsonFile('sessions.json', await listSessions(dependencies, client, user.id))
  const picture = await queries.findAvatar(database, user.id)
  if (picture)
    yield {
      name: `picture.${picture.type.replace('image/', '').replace('jpeg', 'jpg')}`,
      parts: yieldOnce(picture.bytes),
    }
}

async function* readBatches<Row extends { id: string }>(
  database: Database,
  userId: string,
  reader: BatchReader<Row>,
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

function textFile(name: string, content: string): ZipEntry {
  return { name, parts: yieldOnce(content) }
}

function jsonFile(name: string, value: unknown): ZipEntry {
  return textFile(name, `${JSON.stringify(value, null, 2)}\n`)
}

function jsonListFile<Row>(name: string, rows: AsyncIterable<Row[]>, toJson: (row: Row) => unknown): ZipEntry {
  return { name, parts: streamJsonArray(rows, toJson) }
}

async function* streamJsonArray<Row>(
  rows: AsyncIterable<Row[]>,
  toJson: (row: Row) => unknown,
): AsyncGenerator<string> {
  let separator = '['
  for await (const batch of rows) {
    for (const row of batch) {
      yield `${separator}\n${JSON.stringify(toJson(row), null, 2)}`
      separator = ','
    }
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

function markdownFile<Row>(
  name: string,
  title: string,
  rows: AsyncIterable<Row[]>,
  toMarkdown: (row: Row) => string,
): ZipEntry {
  return { name, parts: streamMarkdown(title, rows, toMarkdown) }
}

async function* streamMarkdown<Row>(
  title: string,
  rows: AsyncIterable<Row[]>,
  toMarkdown: (row: Row) => string,
): AsyncGenerator<string> {
  yield `${title}\n\n`
  for await (const batch of rows) {
    for (const row of batch) yield toMarkdown(row)
  }
}

async function* yieldOnce<T>(value: T): AsyncGenerator<T> {
  yield value
}

function readme(username: string, siteName: string, now: Date): string {
  return `# ${username} at ${siteName}

This archive contains everything stored for this account on ${now.toISOString().slice(0, 10)}. The .json files are for
programs, and the .md files are for reading. Times are in UTC. The dates of marked days are in your time zone.

- account: your account and settings
- profile: what you put into your profile for other members
- blocked-members: the members you blocked; they are not told
- goals, journal, challenges, breaks: your private data
- discussions, replies: your posts in the community
- resources-ticked, social-posts-added, content-runs: items you ticked, posts you added and content you generated
- reports, decisions: what you reported, and what moderators decided about you, with your appeals
- sessions: the devices where you are signed in
- security-log: sign-ins and changes of your account
`
}
