import type { z } from 'zod'
import type { ChangedItem, publishWrittenDraft, WrittenKind } from '#contract/written-drafts.ts'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { concurrentChangeError, invalidFieldError, refuse } from '../../errors.ts'
import type { ContentItem } from '../../services/writer/writer.ts'
import { auditedTransaction, type Audit, type AuditSource } from '../audit/record.ts'
import { addContentItem, findContentItem, reviseContentItem } from '../library/content-items.ts'
import { hasSameTitle, takePublishingTurn } from '../library/titles.ts'
import { publishUnread } from '../notifications/live.ts'
import { withdrawSubject } from '../notifications/withdraw.ts'
import { checkItem, readItem } from './content.ts'
import { changedDraftError, requireDraft } from './drafts.ts'
import { parseDraftContent } from './present.ts'
import * as queries from './queries.ts'
import type { DraftRow } from './queries.ts'

type Context = Pick<Dependencies, 'database' | 'services' | 'logger'>

/** The admin who acts, and the address that the security log shows. */
type Admin = { actor: Actor; address: string }

type Published = { kind: WrittenKind; id: string }

const dayMs = 24 * 60 * 60_000

/**
 * Publishes a draft, or has it published later. It is checked in both cases.
 * @throws not-found; bad-request with the path of a field; content-refused; conflict when the draft or the item that it
 *   edits was changed, or another item has its title
 */
export async function publishDraft(
  context: Context,
  { actor, address }: Admin,
  id: string,
  { revision, at, forEveryone = false, over }: z.output<typeof publishWrittenDraft.body>,
): Promise<{ published: Published | null; draft: DraftRow | null }> {
  const { userId: actorId, now } = actor
  const publishAt = getPublishTime(at, now)
  if (publishAt !== null && forEveryone) throw invalidFieldError('at', 'A safety correction is published at once')
  const read = await requireDraft(context.database, id)
  if (read.revision !== revision) throw changedDraftError(read)
  // Before the transaction, because it takes a while.
  const item = await checkDraft(read)
  const { unread, ...result } = await auditedTransaction(context, async (tx, audit) => {
    const titles = await takePublishingTurn(tx, context.services)
    const draft = await requireDraft(tx, id)
    if (draft.revision !== revision) throw changedDraftError(draft)
    const publication = { draft: { ...draft, base_revision: over ?? draft.base_revision }, item }
    await assertPublishable(tx, publication, titles)
    const unread = await withdrawSubject(tx, { kind: 'publication', subjectId: id }, now)
    if (publishAt === null) {
      const published = await carryOut(tx, publication, { forEveryone, now })
      await recordPublication(audit, publication, { actorId, address })
      return { published, draft: null, unread }
    }
    const change = { publish_at: publishAt, publish_error: null, base_revision: publication.draft.base_revision }
    await queries.updateDraft(tx, draft, change)
    return { published: null, draft: await requireDraft(tx, id), unread }
  })
  publishUnread(context.database, unread)
  return result
}

/** @throws not-found */
export function cancelPublishing(database: Database, id: string): Promise<DraftRow> {
  return transaction(database, async (tx) => {
    await queries.updateDraft(tx, await requireDraft(tx, id), { publish_at: null })
    return requireDraft(tx, id)
  })
}

/** A draft and what it becomes. */
export type Publication = { draft: DraftRow; item: ContentItem }

type Titles = Awaited<ReturnType<typeof takePublishingTurn>>

/** Checks what a draft says. @throws bad-request with the path of a field, content-refused */
export async function checkDraft(draft: DraftRow): Promise<ContentItem> {
  // The editor keeps the days that a shorter length leaves out.
  const { laterDays: _, ...content } = parseDraftContent(draft)
  const { item, issues } = readItem(draft.kind, content)
  if (issues) throw invalidContentError(issues)
  return checkItem(item)
}

/** Checks a draft against what is on the site. @throws conflict */
export async function assertPublishable(tx: Database, { draft, item }: Publication, titles: Titles): Promise<void> {
  const edited = draft.item_id === null ? null : await requireUnchangedItem(tx, draft, draft.item_id)
  const titled = { kind: item.kind, title: item.draft.title }
  const keepsTitle = edited !== null && hasSameTitle(titled, { kind: edited.kind, title: edited.draft.title })
  if (!keepsTitle && titles.has(titled)) {
    const message = `The site already has “${item.draft.title}”. Change the title.`
    throw refuse('conflict', message, { fields: { 'content.title': message } })
  }
}

/** Writes the item and deletes its draft. */
export async function carryOut(
  tx: Database,
  { draft, item }: Publication,
  { forEveryone, now }: { forEveryone: boolean; now: Date },
): Promise<Published> {
  const { kind, item_id: itemId } = draft
  const id = itemId ?? (await addContentItem(tx, item, now))
  if (itemId !== null) {
    const revising = { baseRevision: draft.base_revision, forEveryone, now }
    const { outcome } = await reviseContentItem(tx, itemId, item, revising)
    if (outcome !== 'revised') throw concurrentChangeError()
  }
  if (!(await queries.deleteDraftRow(tx, draft))) throw concurrentChangeError()
  return { kind, id }
}

export function recordPublication(audit: Audit, { draft, item }: Publication, source: AuditSource): Promise<void> {
  const action = draft.item_id === null ? 'published' : 'changed'
  return audit({ kind: 'content', memberId: null, source, detail: `${action} “${item.draft.title}”` })
}

/** Finds the item that a draft edits. @throws conflict with the item when it was changed since the edit began */
async function requireUnchangedItem(tx: Database, draft: DraftRow, id: string): Promise<ContentItem> {
  const found = await findContentItem(tx, { kind: draft.kind, id })
  if (!found || found.item.kind === 'discussion') throw concurrentChangeError()
  if (found.revision !== draft.base_revision) {
    const current: ChangedItem = { revision: found.revision, content: found.item.draft }
    throw refuse('conflict', 'Someone has changed it since you began.', { current })
  }
  return found.item
}

function getPublishTime(at: string | undefined, now: Date): string | null {
  if (!at) return null
  const time = new Date(at)
  if (time.getTime() > now.getTime() + 365 * dayMs) throw invalidFieldError('at', 'Choose a time within a year')
  return time <= now ? null : time.toISOString()
}

function invalidContentError(issues: z.core.$ZodIssue[]) {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[['content', ...path.map(String)].join('.')] ??= message
  const [first] = Object.entries(fields)
  return refuse('bad-request', first ? `${first[0]}: ${first[1]}` : 'Bad request', { fields })
}
