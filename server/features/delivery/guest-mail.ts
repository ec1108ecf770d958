import { inBatches } from '../../database/batches.ts'
import { generateId } from '../../database/ids.ts'
import type { Database, Row } from '../../database/tables.ts'
import type { Composers, GuestComposer } from './composer.ts'
import { deleteGuestMails, hasWaitingMail, insertGuestMail, listGuestMails } from './guest-mail-queries.ts'

/**
 * Queues an email to someone without an account, which a `GuestComposer` writes. It is sent at most once, and after
 * those to single members.
 * @returns its id in the outbox, which has it until it is sent or may have been
 */
export async function queueGuestMail(
  tx: Database,
  { kind, subjectId, expiresAt }: { kind: string; subjectId: string; expiresAt: Date },
  now: Date,
): Promise<string> {
  const id = generateId()
  await insertGuestMail(tx, {
    id,
    user_id: null,
    device_id: null,
    channel: 'email',
    kind,
    subject_id: subjectId,
    data: null,
    once: true,
    bulk: true,
    status: 'waiting',
    next_attempt_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
    created_at: now.toISOString(),
  })
  return id
}

/** Whether the outbox has an email of a kind that it tries again by itself. */
export function isGuestMailWaiting(database: Database, kind: string): Promise<boolean> {
  return hasWaitingMail(database, kind)
}

/** Discards emails that wait or failed. @returns the ids of those that are being sent right now, which it leaves */
export async function discardGuestMails(tx: Database, ids: string[]): Promise<Set<string>> {
  const left = new Set<string>()
  for (const batch of inBatches(ids)) {
    await deleteGuestMails(tx, batch)
    for (const id of await listGuestMails(tx, batch)) left.add(id)
  }
  return left
}

export function findGuestComposer(composers: Composers, { kind }: Pick<Row<'outbox'>, 'kind'>): GuestComposer | null {
  const composer = composers[kind]
  return composer && 'guestEmail' in composer ? composer : null
}

/** Records that emails were sent, or may have been. Skips those to members. */
export async function saveSentToGuests(
  tx: Database,
  composers: Composers,
  { messages, uncertain, now }: { messages: Row<'outbox'>[]; uncertain: boolean; now: Date },
): Promise<void> {
  for (const [kind, sent] of Map.groupBy(messages, (message) => message.kind)) {
    const ids = sent.flatMap(({ subject_id: id }) => id ?? [])
    await findGuestComposer(composers, { kind })?.saveSent(tx, ids, { uncertain, now })
  }
}
