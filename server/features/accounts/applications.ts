import { z } from 'zod'
import type { Client } from '../../client.ts'
import { generateId } from '../../database/ids.ts'
import type { PageRows } from '../../database/page-query.ts'
import { readSiteBranding } from '../../database/site-branding.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { concurrentChangeError, refuse } from '../../errors.ts'
import type { Page } from '../../page.ts'
import type { Services } from '../../services/services.ts'
import { auditedTransaction } from '../audit/record.ts'
import { publishUnread } from '../notifications/live.ts'
import { notifyAdmins } from '../notifications/notify.ts'
import { withdrawSubject } from '../notifications/withdraw.ts'
import { sendAccountMail } from './account-mail.ts'
import * as queries from './application-queries.ts'
import { mailApproval } from './confirmation.ts'
import { createAccount } from './create-account.ts'
import { createRefusedMail } from './mail-templates.ts'
import { recordInvitedMember } from './redeem-invitation.ts'
import { assertNamesAvailable, claimNames, lockNames, toUsernameColumns } from './usernames.ts'

/** All waiting sign-ups are one notification. */
const subject = { kind: 'application', subjectId: 'applications' } as const
const retentionDays = 90

const storedAnswers = z.array(z.object({ question: z.string(), answer: z.string() }))
type Answers = z.infer<typeof storedAnswers>

export function parseAnswers(json: string): Answers {
  return storedAnswers.parse(JSON.parse(json))
}

export async function hasQuestions(database: Database): Promise<boolean> {
  const { questions = [] } = await readSiteBranding(database)
  return questions.length > 0
}

/** Match answers with the questions of the site. @throws bad-request naming the questions without an answer */
export async function readAnswers(database: Database, answers: string[] = []): Promise<Answers> {
  const { questions = [] } = await readSiteBranding(database)
  const answered = questions.map((question, index) => ({
    question,
    answer: answers[index] ?? '',
  }))
  const missing = answered.flatMap(({ answer }, index) => (answer === '' ? [`answers.${index}`] : []))
  if (missing.length > 0)
    throw refuse('bad-request', `${missing[0]}: Required`, {
      fields: Object.fromEntries(missing.map((name) => [name, 'Required'])),
    })
  return answered
}

type Applicant = {
  /** In lower case. */
  email: string
  username: string
  firstName: string | null
  lastName: string | null
  timeZone: string
  passwordHash: string
  answers: Answers
  invitationId: string | null
}

/**
 * Store a sign-up until an admin answers it, and notify the admins.
 * @returns the notified members
 * @throws email-taken, username-taken; bad-request for a username not allowed
 */
export async function createApplication(
  tx: Database,
  services: Pick<Services, 'clock'>,
  { email, username, ...applicant }: Applicant,
): Promise<string[]> {
  const id = generateId()
  await claimNames(tx, services, { email, username, userId: id, isAdmin: false })
  const now = services.clock.now()
  const created = await queries.insertApplication(tx, {
    id,
    email,
    ...toUsernameColumns(username),
    first_name: applicant.firstName,
    last_name: applicant.lastName,
    password_hash: applicant.passwordHash,
    time_zone: applicant.timeZone,
    answers: JSON.stringify(applicant.answers),
    invitation_id: applicant.invitationId,
    created_at: now.toISOString(),
  })
  if (!created) {
    await assertNamesAvailable(tx, services, { email, username })
    throw concurrentChangeError()
  }
  return notifyAdmins(tx, { ...subject, now })
}

/** List the sign-ups that wait, oldest first. */
export function listApplications(database: Database, page: Page): Promise<PageRows<queries.ApplicationRow>> {
  return queries.listApplications(database, page)
}

/** Create the account of a sign-up and email the new member. @throws not-found, email-taken, username-taken */
export async function approveApplication(
  dependencies: Dependencies,
  client: Client,
  admin: { userId: string },
  id: string,
): Promise<void> {
  const { database, services } = dependencies
  const { member, notified } = await auditedTransaction(dependencies, async (tx, audit) => {
    // Before its row, in the same order as new sign-ups.
    await lockNames(tx, services)
    const application = await requireApplication(tx, id)
    const created = await createAccount(tx, services, {
      email: application.email,
      username: application.username,
      firstName: application.first_name,
      lastName: application.last_name,
      timeZone: application.time_zone,
      passwordHash: application.password_hash,
      role: 'public',
      guidelinesAcceptedAt: application.created_at,
      isPresent: false,
      mayUseReservedName: false,
    })
    const now = services.clock.now()
    if (application.invitation_id !== null)
      await recordInvitedMember(tx, { userId: created, invitationId: application.invitation_id, now })
    const source = { actorId: admin.userId, address: client.address }
    await audit({ kind: 'application', memberId: created, source, detail: 'approved' })
    return { member: { id: created, email: application.email }, notified: await withdrawIfAnswered(tx, now) }
  })
  publishUnread(database, notified)
  void mailApproval(dependencies, member)
}

/** Delete a sign-up. @param message emailed to the person, if there is one @throws not-found */
export async function refuseApplication(
  dependencies: Dependencies,
  client: Client,
  admin: { userId: string },
  { id, message }: { id: string; message?: string | undefined },
): Promise<void> {
  const { database, services } = dependencies
  const { email, notified } = await auditedTransaction(dependencies, async (tx, audit) => {
    const application = await requireApplication(tx, id)
    const source = { actorId: admin.userId, address: client.address }
    await audit({ kind: 'application', memberId: null, source, detail: 'refused' })
    return { email: application.email, notified: await withdrawIfAnswered(tx, services.clock.now()) }
  })
  publishUnread(database, notified)
  if (message !== undefined) void sendAccountMail(dependencies, null, createRefusedMail(email, message))
}

/** Delete sign-ups that nobody answered for 90 days. */
export async function forgetOldApplications({
  database,
  services,
}: Pick<Dependencies, 'database' | 'services'>): Promise<void> {
  const now = services.clock.now()
  const before = new Date(now.getTime() - retentionDays * 24 * 3_600_000).toISOString()
  const notified = await transaction(database, async (tx) =>
    (await queries.deleteOldApplications(tx, { before, limit: 1000 })) > 0 ? withdrawIfAnswered(tx, now) : [],
  )
  publishUnread(database, notified)
}

async function requireApplication(tx: Database, id: string) {
  const application = await queries.deleteApplication(tx, id)
  if (!application) throw refuse('not-found', 'This request to join was already answered.')
  return application
}

async function withdrawIfAnswered(tx: Database, now: Date): Promise<string[]> {
  return (await queries.hasApplications(tx)) ? [] : withdrawSubject(tx, subject, now)
}
