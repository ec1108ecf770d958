import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { ApiError } from '../../errors.ts'
import { auditedTransaction } from '../audit/record.ts'
import { takePublishingTurn } from '../library/titles.ts'
import { publishUnread } from '../notifications/live.ts'
import { notifyAdmins } from '../notifications/notify.ts'
import { assertPublishable, carryOut, checkDraft, recordPublication } from './publishing.ts'
import * as queries from './queries.ts'
import type { DraftRow } from './queries.ts'

type Context = Pick<Dependencies, 'database' | 'services' | 'logger'>

/** A draft that someone is typing in is not published under their hands. */
const idleMs = 2 * 60_000

/**
 * Publishes the drafts that are due. Several processes can do it at the same time. One that cannot be published stays a
 * draft that says why, and admins are told.
 * @param signal stops it between two drafts
 */
export async function publishDueDrafts(context: Context, signal?: AbortSignal): Promise<void> {
  const now = context.services.clock.now()
  const idleSince = new Date(now.getTime() - idleMs).toISOString()
  for (const draft of await queries.selectDueDrafts(context.database, { now: now.toISOString(), idleSince })) {
    if (signal?.aborted) return
    try {
      await publishDueDraft(context, draft, now)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      await recordFailure(context, draft, { message: error.message, now })
    }
  }
}

async function publishDueDraft(context: Context, draft: DraftRow, now: Date): Promise<void> {
  const item = await checkDraft(draft)
  await auditedTransaction(context, async (tx, audit) => {
    const titles = await takePublishingTurn(tx, context.services)
    const current = await queries.findDraftById(tx, draft.id)
    // Another process or an admin was faster.
    if (current?.revision !== draft.revision || current.publish_at !== draft.publish_at) return
    const publication = { draft: current, item }
    await assertPublishable(tx, publication, titles)
    await carryOut(tx, publication, { forEveryone: false, now })
    await recordPublication(audit, publication, { actorId: current.author_id, address: '' })
  })
}

async function recordFailure(
  { database }: Context,
  draft: DraftRow,
  { message, now }: { message: string; now: Date },
): Promise<void> {
  const notified = await transaction(database, async (tx) => {
    const current = await queries.findDraftById(tx, draft.id)
    if (current?.revision !== draft.revision || current.publish_at !== draft.publish_at) return []
    await queries.updateDraft(tx, current, { publish_at: null, publish_error: message })
    return notifyAdmins(tx, { kind: 'publication', subjectId: draft.id, now })
  })
  publishUnread(database, notified)
}
