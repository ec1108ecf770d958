import type { User } from '#contract/account-fields.ts'
import { newId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { cleanJpeg } from '../../services/jpeg.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import { deletePicture, pictureById, putPicture, setPictureUrl } from './avatar-queries.ts'

/** Pixels on each side. */
const largest = 1024

/**
 * Sets a member's picture, with nothing in the file but the picture.
 * @param image the file's bytes in base64
 * @throws bad-request when it is no picture we know, or too large
 */
export function setPicture({ database, config, services }: Dependencies, userId: string, image: string): Promise<User> {
  const clean = cleanJpeg(Buffer.from(image, 'base64'))
  if (!clean) throw notAPicture('Expected a JPEG picture')
  const { width, height, type, bytes } = clean
  if (width < 1 || height < 1 || width > largest || height > largest)
    throw notAPicture(`Expected at most ${largest} × ${largest} pixels`)
  const id = newId()
  const now = services.clock.now()
  return transaction(database, async (tx) => {
    await putPicture(tx, { id, user_id: userId, type, bytes, created_at: now.toISOString() })
    await setPictureUrl(tx, { userId, url: `/api/pictures/${id}`, now: now.toISOString() })
    return readCurrentUser(tx, config, userId)
  })
}

export function removePicture({ database, config, services }: Dependencies, userId: string): Promise<User> {
  const now = services.clock.now()
  return transaction(database, async (tx) => {
    await deletePicture(tx, userId)
    await setPictureUrl(tx, { userId, url: null, now: now.toISOString() })
    return readCurrentUser(tx, config, userId)
  })
}

/** @throws not-found when there is no such picture, or no more */
export async function picture(database: Database, id: string) {
  const found = await pictureById(database, id)
  if (!found) throw refuse('not-found', 'Picture not found.')
  return found
}

function notAPicture(message: string) {
  return refuse('bad-request', `image: ${message}`, { fields: { image: message } })
}
