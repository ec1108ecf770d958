import type { Database, Row } from '../../database/tables.ts'

export async function insertNote(tx: Database, row: Row<'member_notes'>): Promise<void> {
  await tx.insertInto('member_notes').values(row).execute()
}

/** @param note.authorId only if they wrote it; null for any author */
export async function deleteNote(
  tx: Database,
  { id, userId, authorId }: { id: string; userId: string; authorId: string | null },
): Promise<boolean> {
  let query = tx.deleteFrom('member_notes').where('id', '=', id).where('user_id', '=', userId)
  if (authorId !== null) query = query.where('author_id', '=', authorId)
  return (await query.returning('id').executeTakeFirst()) !== undefined
}

export function listNotes(database: Database, userId: string) {
  return database
    .selectFrom('member_notes')
    .leftJoin('users as authors', 'authors.id', 'member_notes.author_id')
    .select([
      'member_notes.id',
      'member_notes.text',
      'member_notes.author_id',
      'authors.username as author_name',
      'member_notes.created_at',
    ])
    .where('member_notes.user_id', '=', userId)
    .orderBy('member_notes.id', 'desc')
    .execute()
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

export function findMemberToModerate(database: Database, id: string) {
  return database
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select([
      'users.id',
      'username',
      'profile_image_url',
      'role',
      'moderators.user_id as moderator_id',
      'users.created_at',
      'muted_until',
      'suspended_at',
      'suspended_until',
    ])
    .select((eb) => [
      eb
        .selectFrom('forum_posts')
        .select((count) => count.fn.countAll<number>().as('discussions'))
        .whereRef('forum_posts.user_id', '=', 'users.id')
        .as('discussions'),
      eb
        .selectFrom('forum_replies')
        .select((count) => count.fn.countAll<number>().as('replies'))
        .whereRef('forum_replies.user_id', '=', 'users.id')
        .where('forum_replies.crew_id', 'is', null)
        .as('replies'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst()
}

export type MemberToModerate = NonNullable<Awaited<ReturnType<typeof findMemberToModerate>>>
