import { fetchLimit } from '#contract/social.ts'
import { newLease } from '../../database/lease.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse, type ApiError } from '../../errors.ts'
import { InstagramError } from '../../services/instagram.ts'
import { throttleLimits } from '../../throttle/limits.ts'
import { throttle } from '../../throttle/throttle.ts'
import { saveFetchedPosts } from './posts.ts'
import * as queries from './source-queries.ts'
import type { SourceRow } from './source-queries.ts'
import { throwSourceNotFound, getTokenPurpose } from './sources.ts'

const pollIntervalMinutes = 60

const failureBackoffMinutes = { first: 15, max: 24 * 60 }

/** Longer than a poll can take, because every request has a timeout. */
const leaseSeconds = 10 * 60

type Caller = Dependencies & { user: { id: string } }

/**
 * Imports the newest posts of an Instagram account. Uses the account's stored token, or else the site's own.
 * @returns how many posts were imported
 * @throws platform-refused, too-many-requests or unavailable with a message for the admin
 */
export async function importFromInstagram(
  caller: Caller,
  { igUserId, limit }: { igUserId: string; limit: number },
): Promise<number> {
  await throttleFetch(caller)
  const source = await queries.findSourceByHandle(caller.database, igUserId)
  try {
    return await importPosts(caller, { userId: igUserId, limit, source })
  } catch (error) {
    throw error instanceof InstagramError ? toApiError(error) : error
  }
}

/** Polls one account now. @throws not-found, conflict during another poll, and the errors of importFromInstagram */
export async function pollSource(caller: Caller, id: string): Promise<{ count: number; source: SourceRow }> {
  const { database, services } = caller
  if (!(await queries.findSourceById(database, id))) throwSourceNotFound()
  await throttleFetch(caller)
  const lease = newLease(services.clock.now(), leaseSeconds)
  const source = await queries.leaseSource(database, id, lease)
  if (!source) throw refuse('conflict', 'This account is already being polled.')
  const { count, error, row } = await poll(caller, source, lease.leaseId)
  if (error) throw toApiError(error)
  return { count, source: row ?? (await queries.findSourceById(database, id)) ?? throwSourceNotFound() }
}

/** Polls every due account. With several processes, each account is polled by one. @returns how many were polled */
export async function pollDueSources(dependencies: Dependencies): Promise<number> {
  for (let polledCount = 0; ; polledCount++) {
    const lease = newLease(dependencies.services.clock.now(), leaseSeconds)
    const source = await queries.leaseDueSource(dependencies.database, lease)
    if (!source) return polledCount
    await poll(dependencies, source, lease.leaseId)
  }
}

/** Every fetch uses the operator's token, and with ADMIN_ACCESS=everyone any member can start one. */
function throttleFetch(caller: Caller): Promise<void> {
  return throttle(caller, `fetch ${caller.user.id}`, throttleLimits.fetchingPerAdmin)
}

type PollResult = { count: number; error: InstagramError | null; row: SourceRow | undefined }

async function poll(dependencies: Dependencies, source: SourceRow, leaseId: string): Promise<PollResult> {
  const { database, services } = dependencies
  const lease = { id: source.id, leaseId }
  const minutesFromNow = (minutes: number) => new Date(services.clock.now().getTime() + minutes * 60_000).toISOString()
  try {
    const count = await importPosts(dependencies, { userId: source.handle, limit: fetchLimit.default, source })
    const now = services.clock.now().toISOString()
    const row = await queries.releaseLease(database, lease, {
      last_polled_at: now,
      next_poll_at: minutesFromNow(pollIntervalMinutes),
      failures: 0,
      last_error: null,
    })
    return { count, error: null, row }
  } catch (error) {
    // Errors of our own also back off, so that a bug does not poll in a loop.
    const failures = source.failures + 1
    const backoffMinutes = Math.min(
      failureBackoffMinutes.first * 2 ** Math.min(failures - 1, 10),
      failureBackoffMinutes.max,
    )
    const requestedMinutes = error instanceof InstagramError ? (error.retryAfter ?? 0) / 60 : 0
    const reason =
      error instanceof InstagramError ? error.message : 'Something went wrong on our side. It has been logged.'
    const outcome = {
      next_poll_at: minutesFromNow(Math.max(backoffMinutes, requestedMinutes)),
      failures,
      last_error: reason,
    }
    const row = await queries.releaseLease(database, lease, outcome)
    if (error instanceof InstagramError) return { count: 0, error, row }
    throw error
  }
}

async function importPosts(
  { database, config, services }: Dependencies,
  { userId, limit, source }: { userId: string; limit: number; source: SourceRow | undefined },
): Promise<number> {
  const storedToken = source?.access_token
    ? services.secrets.decrypt(getTokenPurpose(source.id), source.access_token)
    : undefined
  if (storedToken === null) throw new InstagramError('unreadable-token')
  const token = storedToken ?? config.instagramAccessToken
  if (!token) throw new InstagramError('no-token')
  const posts = await services.platforms.instagram.listNewestPosts({ userId, token, limit })
  return saveFetchedPosts(database, posts, services.clock.now())
}

function toApiError(error: InstagramError): ApiError {
  if (error.failure === 'rate-limited')
    return refuse('too-many-requests', error.message, {
      retryAfter: error.retryAfter ?? failureBackoffMinutes.first * 60,
    })
  return refuse(error.failure === 'unreachable' ? 'unavailable' : 'platform-refused', error.message, { cause: error })
}
