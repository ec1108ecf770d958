import { z } from 'zod'
import { generateId } from '../../database/ids.ts'
import type { Row } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Message } from '../../services/mail.ts'
import type { Secrets } from '../../services/secrets.ts'
import { accountKind, deleteAccountMail, insertAccountMail } from './account-mail-queries.ts'

const purpose = 'account mail'
const firstRetryMs = 30_000

const storedMessage = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
})

export type AccountMail = {
  message: Message
  /** Null for someone without an account. */
  userId: string | null
  /** What its link is for. A newer link for the same replaces it. Null without a link. */
  topic: string | null
  expiresAt: Date
}

/**
 * Queues an email about an account that the mail server has just not accepted. It is encrypted, because it can contain a
 * link that gives access to the account.
 * @param error of the first attempt, for admins
 */
export async function queueAccountMail(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  { message, userId, topic, expiresAt }: AccountMail,
  error: string,
): Promise<void> {
  const now = services.clock.now()
  await transaction(database, async (tx) => {
    if (topic !== null && userId !== null) await deleteAccountMail(tx, { userId, topic })
    await insertAccountMail(tx, {
      id: generateId(),
      user_id: userId,
      device_id: null,
      channel: 'email',
      kind: accountKind,
      subject_id: topic,
      data: services.secrets.encrypt(purpose, JSON.stringify(message)),
      once: false,
      status: 'waiting',
      attempts: 1,
      error,
      next_attempt_at: new Date(now.getTime() + firstRetryMs).toISOString(),
      expires_at: expiresAt.toISOString(),
      created_at: now.toISOString(),
    })
  })
}

/** Discards an email that still waits, because its link no longer works. */
export function discardAccountMail(
  { database }: Pick<Dependencies, 'database'>,
  link: { userId: string; topic: string },
): Promise<void> {
  return deleteAccountMail(database, link)
}

export function isAccountMail({ kind }: Pick<Row<'outbox'>, 'kind'>): boolean {
  return kind === accountKind
}

/** @returns null if the secret key that encrypted it was lost */
export function readAccountMail(secrets: Secrets, { data }: Pick<Row<'outbox'>, 'data'>): Message | null {
  const text = data === null ? null : secrets.decrypt(purpose, data)
  if (text === null) return null
  const { html, headers, ...message } = storedMessage.parse(JSON.parse(text))
  return { ...message, ...(html !== undefined && { html }), ...(headers && { headers }) }
}
