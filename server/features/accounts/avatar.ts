import type { User } from '#contract/account-fields.ts'
import { type CommunityActor, getViewer } from '../../actor.ts'
import { generateId } from '../../database/ids.ts'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse } from '../../errors.ts'
import { readPicture } from '../../picture-upload.ts'
import { assertMayShow } from '../forum/posting.ts'
import { readCurrentUser } from '../sessions/current-user.ts'
import { deleteAvatar, findAvatarById, upsertAvatar, setAvatarUrl } from './avatar-queries.ts'

// Pixels per side.
const maxPixelsPerSide = 1024

/** Store a base64 JPEG without its metadata. @throws muted; bad-request when it is not a JPEG or is too large */
export async function setAvatar(
  { database, config, services }: Dependencies,
  actor: CommunityActor,
  image: string,
): Promise<User> {
  assertMayShow(actor)
  const { userId } = actor
  const { type, bytes } = readPicture(image, { maxPixelsPerSide })
  const id = generateId()
  const now = services.clock.now()
  return transaction(database, async (tx) => {
    await upsertAvatar(tx, { id, user_id: userId, type, bytes, created_at: now.toISOString() })
    await setAvatarUrl(tx, { userId, url: `/api/pictures/${id}`, now: now.toISOString() })
    return readCurrentUser(tx, config, userId)
  })
}

export function removeAvatar({ database, config, services }: Dependencies, userId: string): Promise<User> {
  const now = services.clock.now()
  return transaction(database, async (tx) => {
    await deleteAvatar(tx, userId)
    await setAvatarUrl(tx, { userId, url: null, now: now.toISOString() })
    return readCurrentUser(tx, config, userId)
  })
}

/** @throws not-found, also if one of the viewer and the owner has blocked the other */
export async function getAvatar(database: Database, actor: CommunityActor, id: string) {
  const found = await findAvatarById(database, { id, ...getViewer(actor) })
  if (!found) throw refuse('not-found', 'Picture not found.')
  return found
}
