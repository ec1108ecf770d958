import type { WrittenKind } from '#contract/written-drafts.ts'
import type { CommunityActor } from '../../actor.ts'
import type { Database, Row } from '../../database/tables.ts'

export type DraftRow = Row<'written_drafts'> & {
  author: string | null
  /** Null for a new item, and when the item it would change is gone. */
  item_id: string | null
  joined: number | null
}

/** Selects the drafts of all admins, the one saved last first. */
export function selectDrafts(database: Database): Promise<DraftRow[]> {
  return draftRows(database).orderBy('written_drafts.updated_at', 'desc').orderBy('written_drafts.id', 'desc').execute()
}

export function findDraftById(database: Database, id: string): Promise<DraftRow | undefined> {
  return draftRows(database).where('written_drafts.id', '=', id).executeTakeFirst()
}

/** Finds the edit of an item that an admin has begun. */
export function findEdit(
  database: Database,
  { kind, editsId, authorId }: { kind: WrittenKind; editsId: string; authorId: string },
): Promise<DraftRow | undefined> {
  return draftRows(database)
    .where('written_drafts.kind', '=', kind)
    .where('written_drafts.edits_id', '=', editsId)
    .where('written_drafts.author_id', '=', authorId)
    .orderBy('written_drafts.id')
    .executeTakeFirst()
}

function draftRows(database: Database) {
  return database
    .selectFrom('written_drafts')
    .leftJoin('users', 'users.id', 'written_drafts.author_id')
    .leftJoin('challenges', (join) =>
      join.onRef('challenges.id', '=', 'written_drafts.edits_id').on('written_drafts.kind', '=', 'challenge'),
    )
    .leftJoin('resources', (join) =>
      join.onRef('resources.id', '=', 'written_drafts.edits_id').on('written_drafts.kind', '=', 'resource'),
    )
    .selectAll('written_drafts')
    .select((eb) => [
      'users.username as author',
      eb.fn.coalesce('challenges.id', 'resources.id').as('item_id'),
      'challenges.participants as joined',
    ])
}

export async function countDrafts(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('written_drafts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type NewDraftRow = Omit<Row<'written_drafts'>, 'revision' | 'publish_at' | 'publish_error'>

export async function insertDraft(tx: Database, row: NewDraftRow): Promise<void> {
  await tx.insertInto('written_drafts').values(row).execute()
}

/** Changes a draft that still has this revision. A change of the content gives it the next one. @returns whether it had */
export async function updateDraft(
  tx: Database,
  { id, revision }: { id: string; revision: number },
  change: Partial<
    Pick<Row<'written_drafts'>, 'content' | 'updated_at' | 'publish_at' | 'publish_error' | 'base_revision'>
  >,
): Promise<boolean> {
  const updated = await tx
    .updateTable('written_drafts')
    .set({ ...change, revision: change.content === undefined ? revision : revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** @returns whether it was there, with this revision if one is given */
export async function deleteDraftRow(
  tx: Database,
  { id, revision }: { id: string; revision?: number },
): Promise<boolean> {
  let query = tx.deleteFrom('written_drafts').where('id', '=', id)
  if (revision !== undefined) query = query.where('revision', '=', revision)
  return (await query.returning('id').executeTakeFirst()) !== undefined
}

/** Deletes edits and empty drafts that were never saved and were started before a time. */
export async function deleteUntouchedDrafts(database: Database, before: string): Promise<void> {
  await database
    .deleteFrom('written_drafts')
    .where('revision', '=', 1)
    .where('publish_at', 'is', null)
    .where('publish_error', 'is', null)
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('edits_id', 'is not', null), eb('content', '=', '{}')]))
    .execute()
}

/** Whether a member can see an item: an admin can see all, and others what is not hidden or what they have joined. */
export async function isVisibleTo(
  database: Database,
  { userId, role }: Pick<CommunityActor, 'userId' | 'role'>,
  { kind, id }: { kind: WrittenKind; id: string },
): Promise<boolean> {
  if (role === 'admin') return true
  const isShown = database
    .selectFrom(kind === 'challenge' ? 'challenges' : 'resources')
    .select('id')
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
  if (await isShown.executeTakeFirst()) return true
  const joined = database
    .selectFrom('user_challenges')
    .select('id')
    .where('user_id', '=', userId)
    .where('challenge_id', '=', id)
  return kind === 'challenge' && (await joined.executeTakeFirst()) !== undefined
}

/** Selects the drafts that are due and were not saved since a time. */
export function selectDueDrafts(
  database: Database,
  { now, idleSince }: { now: string; idleSince: string },
): Promise<DraftRow[]> {
  return draftRows(database)
    .where('written_drafts.publish_at', '<=', now)
    .where('written_drafts.updated_at', '<=', idleSince)
    .orderBy('written_drafts.publish_at')
    .orderBy('written_drafts.id')
    .execute()
}
