import { lockRow } from '../../database/row-lock.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import type { Revised, Revising } from '../../revision.ts'
import { contentColumns, toColumns, toContent, type ContentRow, type NewChallenge } from './challenge-content.ts'
import {
  copyToEarlierVersions,
  findNewestVersion,
  listEarlierVersions,
  listJoinedVersions,
  updateEarlierVersion,
  updateNewestVersion,
} from './version-queries.ts'

/**
 * Changes a challenge. Members who have joined it keep what they joined, as an earlier version, unless the change is for
 * everyone.
 * @throws conflict when a change for everyone would change the duration of members who have joined
 */
export async function reviseChallenge(
  tx: Database,
  id: string,
  content: NewChallenge,
  { baseRevision, forEveryone = false, now }: Revising,
): Promise<Revised<NewChallenge>> {
  await lockRow(tx, 'challenges', id)
  const newest = await findNewestVersion(tx, id)
  if (!newest) return { outcome: 'gone' }
  const { revision } = newest
  if (baseRevision !== null && baseRevision !== revision)
    return { outcome: 'conflict', current: { revision, content: toContent(newest) } }
  if (forEveryone) {
    await assertDurationKept(tx, id, { from: newest, to: content.duration })
    await correctChallenge(tx, id, content, now)
  }
  await replaceNewestVersion(tx, id, content, now)
  return { outcome: 'revised' }
}

/**
 * Corrects all versions that have the duration of the text, also for members who have joined.
 * @returns whether any was changed
 */
export async function correctChallenge(tx: Database, id: string, content: NewChallenge, now: Date): Promise<boolean> {
  await lockRow(tx, 'challenges', id)
  const [after, timestamp] = [toColumns(content), now.toISOString()]
  const corrected = { ...after, safety_corrected_at: timestamp }
  const earlier = await listEarlierVersions(tx, { id, duration: after.duration })
  const changed = earlier.filter((each) => !isSameContent(each, after))
  for (const { version } of changed) await updateEarlierVersion(tx, { ...corrected, challenge_id: id, version })

  const newest = await findNewestVersion(tx, id)
  if (newest?.duration !== after.duration || isSameContent(newest, after)) return changed.length > 0
  await updateNewestVersion(tx, { ...corrected, id, version: newest.version, updated_at: timestamp })
  return true
}

/** Replaces what members who join get. If members have joined the newest version, they keep it. */
async function replaceNewestVersion(tx: Database, id: string, content: NewChallenge, now: Date): Promise<void> {
  const newest = await findNewestVersion(tx, id)
  const after = toColumns(content)
  if (!newest || isSameContent(newest, after)) return
  const joined = await listJoinedVersions(tx, id)
  const isJoined = joined.some(({ version }) => version === newest.version)
  const timestamp = now.toISOString()
  if (isJoined) await copyToEarlierVersions(tx, { id, now: timestamp })
  await updateNewestVersion(tx, {
    ...after,
    id,
    version: isJoined ? newest.version + 1 : newest.version,
    safety_corrected_at: isJoined ? null : newest.safety_corrected_at,
    updated_at: timestamp,
  })
}

/** @throws conflict when members have joined the challenge with other durations */
async function assertDurationKept(
  tx: Database,
  id: string,
  { from, to }: { from: { version: number; duration: number }; to: number },
): Promise<void> {
  const joined = await listJoinedVersions(tx, id)
  const isJoined = joined.some(({ version }) => version === from.version)
  const durations = isJoined ? [from.duration] : joined.map(({ duration }) => duration)
  if (durations.length === 0 || durations.includes(to)) return
  throw refuse(
    'conflict',
    `Members have joined this challenge with ${[...new Set(durations)].join(' or ')} days. A change for everyone must keep the duration.`,
  )
}

function isSameContent(one: ContentRow, other: ContentRow): boolean {
  return contentColumns.every((column) => one[column] === other[column])
}
