import { fetchLimit } from '#contract/social.ts'
import { newLease } from '../../database/lease.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuse, type Refusal } from '../../errors.ts'
import { InstagramError } from '../../services/instagram.ts'
import { attemptLimits } from '../../throttle/limits.ts'
import { countAttempt } from '../../throttle/throttle.ts'
import { keepFetched } from './posts.ts'
import * as queries from './source-queries.ts'
import type { SourceRow } from './source-queries.ts'
import { sourceGone, tokenOf } from './sources.ts'

const minutesBetweenPolls = 60

const minutesAfterFailure = { first: 15, most: 24 * 60 }

/** Longer than a poll can take: every request has its own end. */
const leaseSeconds = 10 * 60

/** What the admin's call hands over. */
type Caller = Dependencies & { user: { id: string } }

/**
 * Brings the newest posts of an Instagram account into the feed, with the token stored for it or else the site's own.
 * @returns how many
 * @throws platform-refused, too-many-requests or unavailable with what Instagram said
 */
export async function fetchAccount(
  caller: Caller,
  { igUserId, limit }: { igUserId: string; limit: number },
): Promise<number> {
  await countFetch(caller)
  const source = await queries.sourceOf(caller.database, igUserId)
  try {
    return await fetchPosts(caller, { userId: igUserId, limit, source })
  } catch (error) {
    throw error instanceof InstagramError ? refusalOf(error) : error
  }
}

/** Polls one account now. @throws not-found, conflict while it is being polled, too-many-requests, and what Instagram refused */
export async function pollNow(caller: Caller, id: string): Promise<{ count: number; source: SourceRow }> {
  const { database, services } = caller
  if (!(await queries.sourceById(database, id))) sourceGone()
  await countFetch(caller)
  const lease = newLease(services.clock.now(), leaseSeconds)
  const source = await queries.leaseSource(database, id, lease)
  if (!source) throw refuse('conflict', 'This account is being polled at this moment.')
  const { count, error, row } = await poll(caller, source, lease.leaseId)
  if (error) throw refusalOf(error)
  return { count, source: row ?? (await queries.sourceById(database, id)) ?? sourceGone() }
}

/** Polls every account that is due. Any number of processes may do so: each account is polled by one. @returns how many were polled */
export async function pollDue(dependencies: Dependencies): Promise<number> {
  for (let polled = 0; ; polled++) {
    const lease = newLease(dependencies.services.clock.now(), leaseSeconds)
    const source = await queries.leaseDue(dependencies.database, lease)
    if (!source) return polled
    await poll(dependencies, source, lease.leaseId)
  }
}

/** Every fetch spends the operator's token, and with ADMIN_ACCESS=everyone any member may ask for one. */
function countFetch(caller: Caller): Promise<void> {
  return countAttempt(caller, `fetch ${caller.user.id}`, attemptLimits.fetchingPerAdmin)
}

type Polled = { count: number; error: InstagramError | null; row: SourceRow | undefined }

async function poll(dependencies: Dependencies, source: SourceRow, leaseId: string): Promise<Polled> {
  const { database, services } = dependencies
  const lease = { id: source.id, leaseId }
  const inMinutes = (minutes: number) => new Date(services.clock.now().getTime() + minutes * 60_000).toISOString()
  try {
    const count = await fetchPosts(dependencies, { userId: source.handle, limit: fetchLimit.usual, source })
    const now = services.clock.now().toISOString()
    const row = await queries.endLease(database, lease, {
      last_polled_at: now,
      next_poll_at: inMinutes(minutesBetweenPolls),
      failures: 0,
      last_error: null,
    })
    return { count, error: null, row }
  } catch (error) {
    // What is no refusal of Instagram's is ours: the account is not asked again at once for it either.
    const failures = source.failures + 1
    const wait = Math.min(minutesAfterFailure.first * 2 ** Math.min(failures - 1, 10), minutesAfterFailure.most)
    const asked = error instanceof InstagramError ? (error.retryAfter ?? 0) / 60 : 0
    const reason =
      error instanceof InstagramError ? error.message : 'Something went wrong on our side. It has been logged.'
    const outcome = { next_poll_at: inMinutes(Math.max(wait, asked)), failures, last_error: reason }
    const row = await queries.endLease(database, lease, outcome)
    if (error instanceof InstagramError) return { count: 0, error, row }
    throw error
  }
}

async function fetchPosts(
  { database, config, services }: Dependencies,
  { userId, limit, source }: { userId: string; limit: number; source: SourceRow | undefined },
): Promise<number> {
  const stored = source?.access_token ? services.secrets.unseal(tokenOf(source.id), source.access_token) : undefined
  if (stored === null) throw new InstagramError('unreadable-token')
  const token = stored ?? config.instagramAccessToken
  if (!token) throw new InstagramError('no-token')
  const posts = await services.platforms.instagram.newestPosts({ userId, token, limit })
  return keepFetched(database, posts, services.clock.now())
}

function refusalOf(error: InstagramError): Refusal {
  if (error.failure === 'rate-limited')
    return refuse('too-many-requests', error.message, {
      retryAfter: error.retryAfter ?? minutesAfterFailure.first * 60,
    })
  return refuse(error.failure === 'unreachable' ? 'unavailable' : 'platform-refused', error.message)
}
