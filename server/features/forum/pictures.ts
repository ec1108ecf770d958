import type { AttachedPicture, ForumPicture, UploadedPicture } from '#contract/forum-pictures.ts'
import { pictureLimits } from '#contract/limits.ts'
import { type CommunityActor, getViewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { claimRequest } from '../../idempotency.ts'
import { readPicture } from '../../picture-upload.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import type { ForumKind } from './moderated-queries.ts'
import * as queries from './picture-queries.ts'
import { assertMayPost } from './posting.ts'

/**
 * Stores a base64 JPEG without its metadata, for a post that the member is writing. A retry returns the picture of the
 * first request.
 * @throws bad-request when it is not a JPEG or has too many pixels; not-found for a retry after it was deleted; the
 *   errors of assertMayPost
 */
export async function uploadPicture(
  { database, services }: Pick<Dependencies, 'database' | 'services'>,
  actor: CommunityActor,
  image: string,
): Promise<UploadedPicture> {
  assertMayPost(actor, [])
  const { userId, now } = actor
  const { bytes, width, height } = readPicture(image, { maxPixelsPerSide: pictureLimits.pixels })
  return transaction(database, async (tx) => {
    const { id, isRetry } = await claimRequest(tx, actor)
    if (isRetry) {
      const earlier = (await queries.findUploadedPicture(tx, { id, userId })) ?? throwPictureNotFound()
      return { ...earlier, url: getUrl(id) }
    }
    await throttle({ database: tx, services }, `pictures ${userId}`, throttleLimits.picturesPerMember)
    const post = { post_id: null, reply_id: null, position: 0, alt: '' }
    await queries.insertPicture(tx, {
      id,
      user_id: userId,
      ...post,
      width,
      height,
      created_at: now.toISOString(),
      bytes,
    })
    return { id, url: getUrl(id), width, height }
  })
}

/** Reads the file of a picture. @throws not-found, also when the viewer cannot read its post */
export async function getPicture(database: Database, actor: CommunityActor, id: string): Promise<Uint8Array> {
  const found = await queries.findReadablePicture(database, id, getViewer(actor))
  return (found ?? throwPictureNotFound()).bytes
}

/**
 * Puts pictures into a post of the member, in the transaction that writes it, and deletes those that it had before.
 * @param pictures undefined keeps the pictures as they are
 * @throws bad-request for a picture that the member has not uploaded, or that is in another post
 */
export async function setPictures(
  tx: Database,
  owner: queries.PictureOwner,
  { userId, pictures }: { userId: string; pictures: AttachedPicture[] | undefined },
): Promise<void> {
  if (!pictures) return
  const ids = pictures.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw wrongPictureError('Each picture can be in a post once.')
  await queries.deletePicturesOf(tx, owner, ids)
  const placed = pictures.map((picture, position) => ({ ...picture, position }))
  // In a fixed order, so that two transactions do not wait for each other's rows.
  for (const { id, alt, position } of placed.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    if (!(await queries.attachPicture(tx, owner, { id, userId, position, alt })))
      throw wrongPictureError('A picture is no longer here. Please remove it and add it again.')
}

/** Reads the file of a picture of a post without checking who may see it. @throws not-found */
export async function getPictureOf(database: Database, owner: queries.PictureOwner, id: string): Promise<Uint8Array> {
  return ((await queries.findPictureOf(database, owner, id)) ?? throwPictureNotFound()).bytes
}

/** Lists the pictures of a post without checking who may see them. */
export async function listPicturesOf(database: Database, { kind, id }: queries.PictureOwner): Promise<ForumPicture[]> {
  return (await addPictures(database, kind, [{ id }]))[0]?.pictures ?? []
}

/** Adds the pictures of posts, as the forum shows them. */
export async function addPictures<Row extends { id: string }>(
  database: Database,
  kind: ForumKind,
  rows: Row[],
): Promise<(Row & { pictures: ForumPicture[] })[]> {
  const pictures = await queries.listPictures(
    database,
    kind,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    pictures: (pictures.get(row.id) ?? []).map((picture) => ({ ...picture, url: getUrl(picture.id) })),
  }))
}

const unattachedHours = 24

/** Deletes pictures whose post was not sent within a day. */
export function forgetUnattachedPictures(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - unattachedHours * 60 * 60_000).toISOString()
  return queries.deleteUnattachedPictures(database, { before })
}

function getUrl(id: string): string {
  return `/api/forum-pictures/${id}`
}

/** Forms show it as it is, because no single field is wrong. */
function wrongPictureError(message: string) {
  return refuse('bad-request', message, { fields: { pictures: message } })
}

function throwPictureNotFound(): never {
  throw refuse('not-found', 'Picture not found.')
}
