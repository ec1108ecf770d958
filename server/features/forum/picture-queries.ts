import { sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { inBatches } from '../../database/batches.ts'
import type { Database, Row } from '../../database/tables.ts'
import { isVisible } from '../../database/visibility.ts'
import type { ForumKind } from './moderated-queries.ts'

const owners = { discussion: 'post_id', reply: 'reply_id' } as const

/** The post that a picture is in. */
export type PictureOwner = { kind: ForumKind; id: string }

export async function insertPicture(tx: Database, row: Row<'forum_pictures'>): Promise<void> {
  await tx.insertInto('forum_pictures').values(row).execute()
}

export function findUploadedPicture(database: Database, { id, userId }: { id: string; userId: string }) {
  return database
    .selectFrom('forum_pictures')
    .select(['id', 'width', 'height'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Puts a picture of the member into their post, unless it is in another one. @returns whether it is there now */
export async function attachPicture(
  tx: Database,
  { kind, id: ownerId }: PictureOwner,
  { id, userId, ...place }: { id: string; userId: string } & Pick<Row<'forum_pictures'>, 'position' | 'alt'>,
): Promise<boolean> {
  const attached = await tx
    .updateTable('forum_pictures')
    .set({ ...place, [owners[kind]]: ownerId })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([eb.and([eb('post_id', 'is', null), eb('reply_id', 'is', null)]), eb(owners[kind], '=', ownerId)]),
    )
    .returning('id')
    .executeTakeFirst()
  return attached !== undefined
}

/** Deletes the pictures of a post, apart from those that it keeps. */
export async function deletePicturesOf(tx: Database, { kind, id }: PictureOwner, kept: string[] = []): Promise<void> {
  await tx
    .deleteFrom('forum_pictures')
    .where(owners[kind], '=', id)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
}

/** Deletes the pictures of what a member wrote in a discussion. */
export async function deletePicturesInDiscussion(
  tx: Database,
  { postId, userId }: { postId: string; userId: string },
): Promise<void> {
  await tx
    .deleteFrom('forum_pictures')
    .where('user_id', '=', userId)
    .where('reply_id', 'in', (eb) =>
      eb
        .selectFrom('forum_replies')
        .select('forum_replies.id')
        .where('forum_replies.post_id', '=', postId)
        .where('forum_replies.user_id', '=', userId),
    )
    .execute()
}

/** Deletes pictures whose post was never sent. */
export async function deleteUnattachedPictures(database: Database, { before }: { before: string }): Promise<void> {
  await database
    .deleteFrom('forum_pictures')
    .where('post_id', 'is', null)
    .where('reply_id', 'is', null)
    .where('created_at', '<', before)
    .execute()
}

/** Lists the pictures of posts in their order, by post. */
export async function listPictures(database: Database, kind: ForumKind, ownerIds: string[]) {
  const pictures = new Map<string, Pick<Row<'forum_pictures'>, 'id' | 'alt' | 'width' | 'height'>[]>()
  for (const batch of inBatches(ownerIds)) {
    const rows = await database
      .selectFrom('forum_pictures')
      .select(['id', 'alt', 'width', 'height', 'post_id', 'reply_id'])
      .where(owners[kind], 'in', batch)
      .orderBy('position')
      .execute()
    for (const { post_id, reply_id, ...picture } of rows) {
      const ownerId = post_id ?? reply_id ?? ''
      pictures.set(ownerId, [...(pictures.get(ownerId) ?? []), picture])
    }
  }
  return pictures
}

/** Finds a picture whose post the viewer can read, or one that they have uploaded for a post. */
export async function findReadablePicture(database: Database, id: string, { viewerId, isStaff }: Viewer) {
  const viewer = { viewerId: sql<string>`${viewerId}`, isStaff: sql<boolean>`${sql.lit(isStaff)}` }
  // Staff read the text of a removed post, but not in a crew.
  const isReadable = (table: 'forum_posts' | 'forum_replies') =>
    sql<SqlBool>`(${isVisible(table, viewer)} and ${sql.ref(`${table}.deleted_at`)} is null and (${sql.ref(`${table}.removed_at`)} is null or (${viewer.isStaff} and ${sql.ref(`${table}.crew_id`)} is null)))`
  return database
    .selectFrom('forum_pictures')
    .select('bytes')
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb.and([eb('post_id', 'is', null), eb('reply_id', 'is', null), eb('user_id', '=', viewerId)]),
        eb.exists(
          eb
            .selectFrom('forum_posts')
            .select('forum_posts.id')
            .whereRef('forum_posts.id', '=', 'forum_pictures.post_id')
            .where(isReadable('forum_posts')),
        ),
        eb.exists(
          eb
            .selectFrom('forum_replies')
            .innerJoin('forum_posts', 'forum_posts.id', 'forum_replies.post_id')
            .select('forum_replies.id')
            .whereRef('forum_replies.id', '=', 'forum_pictures.reply_id')
            .where(isReadable('forum_replies'))
            .where(isVisible('forum_posts', viewer)),
        ),
      ]),
    )
    .executeTakeFirst()
}

/** Finds a picture of a post without checking who may see it. */
export function findPictureOf(database: Database, { kind, id: ownerId }: PictureOwner, id: string) {
  return database
    .selectFrom('forum_pictures')
    .select('bytes')
    .where('id', '=', id)
    .where(owners[kind], '=', ownerId)
    .executeTakeFirst()
}
