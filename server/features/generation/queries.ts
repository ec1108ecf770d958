import type { Task } from '#contract/generations.ts'
import { isFree, isHeldBy, noLease } from '../../database/lease.ts'
import type { Database, Row } from '../../database/tables.ts'
import { getFetchLimit, type Page } from '../../page.ts'

export type GenerationRow = Row<'content_runs'> & { started_by: string | null }
export type ItemRow = Row<'content_run_items'> & { draft_id: string | null }

export function listGenerations(
  database: Database,
  { kinds, withDrafts, page }: { kinds: Task['kind'][] | null; withDrafts: boolean; page: Page },
): Promise<GenerationRow[]> {
  let query = selectGenerations(database).orderBy('content_runs.id', 'desc').limit(getFetchLimit(page))
  if (kinds) query = query.where('content_runs.kind', 'in', kinds)
  if (withDrafts) {
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('content_drafts')
          .innerJoin('content_run_items', 'content_run_items.id', 'content_drafts.item_id')
          .select('content_drafts.item_id')
          .whereRef('content_run_items.run_id', '=', 'content_runs.id'),
      ),
    )
  }
  if (page.after) query = query.where('content_runs.id', '<', page.after)
  return query.execute()
}

export function findGenerationById(database: Database, id: string): Promise<GenerationRow | undefined> {
  return selectGenerations(database).where('content_runs.id', '=', id).executeTakeFirst()
}

export function findActiveGeneration(database: Database, kind: Task['kind']): Promise<GenerationRow | undefined> {
  return selectGenerations(database)
    .where('content_runs.kind', '=', kind)
    .where('content_runs.status', '=', 'running')
    .executeTakeFirst()
}

function selectGenerations(database: Database) {
  return database
    .selectFrom('content_runs')
    .leftJoin('users', 'users.id', 'content_runs.user_id')
    .selectAll('content_runs')
    .select('users.username as started_by')
}

/** Selects active generations and those that ended since an instant, with the revision that every change increments. */
export function recentRevisions(
  database: Database,
  since: string,
): Promise<Pick<GenerationRow, 'id' | 'revision' | 'status' | 'lease_until'>[]> {
  return database
    .selectFrom('content_runs')
    .select(['id', 'revision', 'status', 'lease_until'])
    .where((eb) => eb.or([eb('status', '=', 'running'), eb('ended_at', '>', since)]))
    .execute()
}

export async function insertGeneration(tx: Database, row: Row<'content_runs'>): Promise<void> {
  await tx.insertInto('content_runs').values(row).execute()
}

type GenerationChange = Partial<
  Pick<GenerationRow, 'status' | 'writing' | 'error' | 'ended_at' | 'lease_id' | 'lease_until' | 'provider' | 'model'>
>

/** Updates a generation if it is still in one of these states. @returns whether it was updated */
export async function updateGeneration(
  tx: Database,
  { id, from, change }: { id: string; from: GenerationRow['status'][]; change: GenerationChange },
): Promise<boolean> {
  const updated = await tx
    .updateTable('content_runs')
    .set(change)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export type TokenUsage = { input: number; output: number }

/** Updates a running generation if the lease is still held, and locks its row. @returns whether it is held */
export async function updateLeasedGeneration(
  tx: Database,
  { id, leaseId, change, usage }: { id: string; leaseId: string; change: GenerationChange; usage?: TokenUsage },
): Promise<boolean> {
  const updated = await tx
    .updateTable('content_runs')
    .set(change)
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      input_tokens: eb('input_tokens', '+', usage?.input ?? 0),
      output_tokens: eb('output_tokens', '+', usage?.output ?? 0),
    }))
    .where('id', '=', id)
    .where(isHeldBy(leaseId))
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Extends a lease without a new revision. @returns whether it is still held */
export async function extendLease(
  database: Database,
  { id, leaseId, until }: { id: string; leaseId: string; until: string },
): Promise<boolean> {
  const extended = await database
    .updateTable('content_runs')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where(isHeldBy(leaseId))
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  return extended !== undefined
}

/** Marks generations with an expired lease as interrupted. @param before null for all running ones */
export function interruptGenerations(
  database: Database,
  { before, now }: { before: string | null; now: string },
): Promise<Pick<GenerationRow, 'id' | 'user_id'>[]> {
  let query = database
    .updateTable('content_runs')
    .set({ status: 'interrupted', writing: null, ...noLease, ended_at: now })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('status', '=', 'running')
  if (before !== null) query = query.where(isFree(before))
  return query.returning(['id', 'user_id']).execute()
}

export async function addTokenUsage(tx: Database, { id, usage }: { id: string; usage: TokenUsage }): Promise<void> {
  await tx
    .updateTable('content_runs')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      input_tokens: eb('input_tokens', '+', usage.input),
      output_tokens: eb('output_tokens', '+', usage.output),
    }))
    .where('id', '=', id)
    .execute()
}

export async function listItems(database: Database, generationIds: string[]): Promise<ItemRow[]> {
  if (generationIds.length === 0) return []
  return database
    .selectFrom('content_run_items')
    .leftJoin('content_drafts', 'content_drafts.item_id', 'content_run_items.id')
    .selectAll('content_run_items')
    .select('content_drafts.item_id as draft_id')
    .where('run_id', 'in', generationIds)
    .orderBy('slot')
    .execute()
}

export async function insertItem(tx: Database, row: Row<'content_run_items'>): Promise<void> {
  await tx.insertInto('content_run_items').values(row).execute()
}

/** Clears an item if it has not changed since it was read, and locks its row. @returns whether it was cleared */
export async function clearItem(tx: Database, { id, revision }: ItemRow): Promise<boolean> {
  const cleared = await tx
    .updateTable('content_run_items')
    .set({ piece_id: null, library_key: null, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return cleared !== undefined
}

/** Lists the written slots of a generation, including removed items. */
export async function listWrittenSlots(database: Database, generationId: string): Promise<number[]> {
  const rows = await database
    .selectFrom('content_run_items')
    .select('slot')
    .where('run_id', '=', generationId)
    .execute()
  return rows.map(({ slot }) => slot)
}
