import { Readable } from 'node:stream'
import type { Client } from '../../client.ts'
import { readSiteName } from '../../database/site-branding.ts'
import type { Database } from '../../database/tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import type { Logger } from '../../logger.ts'
import { createZip, type ZipEntry } from '../../services/zip.ts'
import { recordEvent, type AuditSource } from '../audit/record.ts'
import { findBadDayPlan } from '../journal/bad-day-plan.ts'
import { listSessions } from '../sessions/sessions.ts'
import { bytesFile, jsonFile, jsonListFile, markdownFile, textFile } from './export-files.ts'
import * as invited from './export-invitation-present.ts'
import * as invitations from './export-invitation-queries.ts'
import * as moderated from './export-moderation-present.ts'
import * as moderation from './export-moderation-queries.ts'
import * as presented from './export-notification-present.ts'
import * as notifications from './export-notification-queries.ts'
import * as present from './export-present.ts'
import * as queries from './export-queries.ts'
import type { BatchReader } from './export-queries.ts'
import { formatReadme } from './export-readme.ts'
import { findInviter } from './invitations.ts'

const activeExports = new Set<string>()

type ExportContext = { database: Database; services: Pick<Dependencies['services'], 'clock'>; logger?: Logger }

type ExportRequest = {
  userId: string
  source: AuditSource
  /** Whether to export what only the member may see. */
  isPrivate: boolean
}

/**
 * Stream a ZIP of a member's data, without secrets.
 * @param client the browser of the member; null for the admin command
 * @throws too-many-requests while another export is in progress
 */
export async function createExport(
  context: ExportContext,
  client: Pick<Client, 'sessionCookie'> | null,
  request: ExportRequest,
): Promise<Readable> {
  const { userId, source } = request
  if (activeExports.has(userId))
    throw refuse('too-many-requests', 'A download is already in progress. Please wait for it to finish.', {
      retryAfter: 10,
    })
  await recordEvent(context, { kind: 'export', memberId: userId, source })
  activeExports.add(userId)
  const zip = Readable.from(createZip(generateFiles(context, client, request), context.services.clock.now()))
  // An aborted download only emits 'close'.
  for (const event of ['end', 'close']) zip.once(event, () => activeExports.delete(userId))
  return zip
}

async function* generateFiles(
  { database, services }: ExportContext,
  client: Pick<Client, 'sessionCookie'> | null,
  { userId, isPrivate }: ExportRequest,
): AsyncGenerator<ZipEntry> {
  const read = <Row extends { id: string }>(reader: BatchReader<Row>) => readBatches(database, userId, reader)
  const account = await queries.getAccount(database, userId)
  const { username, email, time_zone: timeZone } = account
  const siteName = await readSiteName(database)
  yield textFile('README.md', formatReadme({ username, siteName, now: services.clock.now() }, { isPrivate }))
  yield jsonFile('account.json', present.presentAccount(account, await findInviter(database, userId)))
  yield jsonFile('profile.json', present.presentProfile(await queries.findProfile(database, userId)))
  if (isPrivate) {
    yield jsonListFile('blocked-members.json', read(queries.listBlocks), present.presentBlock)
    yield jsonListFile('goals.json', read(queries.listGoals), present.presentGoal)
    yield markdownFile('goals.md', '# Goals', read(queries.listGoals), present.formatGoal)
    yield jsonListFile('journal.json', read(queries.listJournalEntries), present.presentEntry)
    yield markdownFile('journal.md', '# Journal', read(queries.listJournalEntries), present.formatEntry)
    const plan = await findBadDayPlan(database, userId)
    yield jsonFile('plan-for-bad-days.json', plan)
    yield textFile('plan-for-bad-days.md', present.formatPlan(plan))
  }
  const listMemberships = isPrivate ? queries.listMemberships : queries.listMembershipsWithoutNotes
  yield jsonListFile('challenges.json', read(listMemberships), (row) => present.presentMembership(row, timeZone))
  yield markdownFile('challenges.md', '# Challenges', read(listMemberships), present.formatMembership)
  yield jsonListFile('breaks.json', read(queries.listBreaks), present.presentBreak)
  yield jsonListFile('discussions.json', read(queries.listDiscussions), present.presentDiscussion)
  yield markdownFile('discussions.md', '# Discussions', read(queries.listDiscussions), present.formatDiscussion)
  yield jsonListFile('replies.json', read(queries.listReplies), present.presentReply)
  yield markdownFile('replies.md', '# Replies', read(queries.listReplies), present.formatReply)
  yield jsonListFile('resources-ticked.json', read(queries.listTicks), present.presentTicks)
  yield jsonListFile('social-posts-added.json', read(queries.listSocialPosts), present.presentSocialPost)
  yield jsonListFile('followed-discussions.json', read(notifications.listFollows), presented.presentFollow)
  const listNotifications = isPrivate ? notifications.listNotifications : notifications.listNotificationsWithoutReviews
  yield jsonListFile('notifications.json', read(listNotifications), presented.presentNotification)
  yield jsonListFile('devices.json', read(notifications.listDevices), presented.presentDevice)
  yield jsonListFile('announcements.json', read(notifications.listAnnouncements), presented.presentAnnouncement)
  // An admin may export who reported them.
  if (isPrivate) yield jsonListFile('reports.json', read(moderation.listReports), moderated.presentReport)
  yield jsonListFile('decisions.json', read(moderation.listDecisions), moderated.presentDecision)
  yield jsonFile(
    'notification-settings.json',
    presented.presentNotificationSettings(await notifications.findNotificationSettings(database, userId)),
  )
  yield jsonFile(
    'reminders.json',
    presented.presentReminders(
      await notifications.findReminderSettings(database, userId),
      await notifications.listChallengeReminders(database, userId),
    ),
  )
  yield jsonListFile('invitations.json', read(invitations.listInvitations), invited.presentInvitation)
  yield jsonFile(
    'applications.json',
    (await invitations.listApplications(database, email)).map(invited.presentApplication),
  )
  yield jsonListFile('content-runs.json', read(queries.listContentRuns), present.presentRun)
  yield jsonListFile('security-log.json', read(queries.listSecurityEvents), (row) =>
    present.presentSecurityEvent(row, userId),
  )
  yield jsonFile('sessions.json', await listSessions({ database, services }, client ?? { sessionCookie: null }, userId))
  const picture = await queries.findAvatar(database, userId)
  if (picture) yield bytesFile(`picture.${picture.type.replace('image/', '').replace('jpeg', 'jpg')}`, picture.bytes)
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
