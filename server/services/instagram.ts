import type { Dispatcher } from 'undici'
import { z } from 'zod'
import { boundedGet, RequestError, type BoundedReply, type Bounds } from './bounded-request.ts'

export type InstagramPost = {
  permalink: string
  author: string | null
  caption: string | null
  thumbnail: string | null
  /** Null when the account hides them. */
  likes: number | null
}

export type InstagramFailure =
  | 'no-token'
  | 'unreadable-token'
  | 'expired-token'
  | 'rate-limited'
  | 'unknown-account'
  | 'not-allowed'
  | 'unreachable'

/** The message is for the admin and never contains a token. */
export class InstagramError extends Error {
  readonly failure: InstagramFailure
  /** Seconds, if Instagram sent them. */
  readonly retryAfter: number | null

  constructor(
    failure: InstagramFailure,
    { retryAfter = null, code = null }: { retryAfter?: number | null; code?: number | null } = {},
  ) {
    super(failureMessages[failure] + (code === null ? '' : ` (Instagram’s error ${code})`))
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

const failureMessages: Record<InstagramFailure, string> = {
  'no-token': 'No Instagram access token is set up. Save one with the account under Manage Posts.',
  'unreadable-token':
    'The saved access token can no longer be read because the site’s secret key has changed. Save it again.',
  'expired-token': 'The Instagram access token has expired or was revoked. Create a new one and save it.',
  'rate-limited': 'Instagram is limiting our requests. Please try again later.',
  'unknown-account':
    'Instagram doesn’t know this user id, or the access token isn’t allowed to read it. Only professional accounts work.',
  'not-allowed': 'The access token isn’t allowed to read this account.',
  unreachable: 'Instagram couldn’t be reached, or sent an unexpected reply. Please try again later.',
}

export type InstagramClient = {
  /** Fetches an account's posts, newest first, from as many pages as `limit` needs. @throws InstagramError */
  listNewestPosts: (request: { userId: string; token: string; limit: number }) => Promise<InstagramPost[]>
}

const bounds: Bounds = { bytes: 2 * 1024 * 1024, milliseconds: 15_000 }
const maxPages = 10
const rowsPerPage = 50
const fields = 'id,caption,media_type,media_url,permalink,thumbnail_url,timestamp,username,like_count'

const mediaSchema = z.object({
  permalink: z.string(),
  username: z.string().nullish(),
  caption: z.string().nullish(),
  media_type: z.string().nullish(),
  media_url: z.string().nullish(),
  thumbnail_url: z.string().nullish(),
  like_count: z.int().min(0).nullish(),
})
const mediaPageSchema = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
    .optional(),
})
const graphErrorSchema = z.object({ error: z.object({ code: z.number(), error_subcode: z.number().optional() }) })
const usageSchema = z.record(z.string(), z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })))

/** @param graphUrl with the version and without a trailing slash */
export function createInstagramClient(graphUrl: string): InstagramClient {
  let dispatcher: Dispatcher | undefined
  return {
    async listNewestPosts({ userId, token, limit }) {
      const { Agent } = await import('undici')
      dispatcher ??= new Agent({ connect: { timeout: 5_000 }, maxHeaderSize: 32 * 1024 })
      const posts: InstagramPost[] = []
      let after: string | undefined
      for (let page = 0; page < maxPages && posts.length < limit; page++) {
        const url = new URL(`${graphUrl}/${userId}/media`)
        url.searchParams.set('fields', fields)
        url.searchParams.set('limit', String(Math.min(limit - posts.length, rowsPerPage)))
        url.searchParams.set('access_token', token)
        if (after) url.searchParams.set('after', after)
        const { rows, next } = parsePage(await fetchGraph(dispatcher, url))
        posts.push(...rows)
        if (!next || next === after) break
        after = next
      }
      return posts.slice(0, limit)
    },
  }
}

async function fetchGraph(dispatcher: Dispatcher, url: URL): Promise<BoundedReply> {
  try {
    return await boundedGet(dispatcher, url, bounds)
  } catch (error) {
    // The cause may contain the URL, and the URL contains the token.
    if (error instanceof RequestError) throw new InstagramError('unreachable')
    throw error
  }
}

function parsePage(reply: BoundedReply): { rows: InstagramPost[]; next: string | undefined } {
  const body = parseJson(reply.text)
  const page = mediaPageSchema.safeParse(body)
  if (reply.status !== 200 || !page.success) throw toInstagramError(reply, body)
  const rows = page.data.data.flatMap((row) => {
    const post = mediaSchema.safeParse(row)
    return post.success ? [toInstagramPost(post.data)] : []
  })
  // Only the cursor is used, so that a response cannot choose which URL is requested next.
  const { next, cursors } = page.data.paging ?? {}
  return { rows, next: next ? cursors?.after : undefined }
}

function toInstagramPost(row: z.infer<typeof mediaSchema>): InstagramPost {
  const thumbnail = row.media_type === 'VIDEO' ? row.thumbnail_url : (row.thumbnail_url ?? row.media_url)
  return {
    permalink: row.permalink,
    author: row.username ?? null,
    caption: row.caption ?? null,
    thumbnail: thumbnail ?? null,
    likes: row.like_count ?? null,
  }
}

const rateLimitCodes = [4, 17, 32, 613, 80001, 80002]
const permissionCodes = [3, 10, 200, 294, 299]

function toInstagramError(reply: BoundedReply, body: unknown): InstagramError {
  const { data } = graphErrorSchema.safeParse(body)
  const code = data?.error.code ?? null
  if (reply.status === 429 || (code !== null && rateLimitCodes.includes(code)))
    return new InstagramError('rate-limited', { retryAfter: parseRetryAfter(reply) })
  if (code === 190 || code === 102) return new InstagramError('expired-token')
  if (code === 100 || code === 803 || code === 110) return new InstagramError('unknown-account')
  if (code !== null && permissionCodes.includes(code)) return new InstagramError('not-allowed', { code })
  return new InstagramError('unreachable', { code })
}

/** Returns seconds. The Graph API's usage header has minutes, Retry-After has seconds. */
function parseRetryAfter({ header }: BoundedReply): number | null {
  const usageResult = usageSchema.safeParse(parseJson(header('x-business-use-case-usage') ?? ''))
  const minutes = Object.values(usageResult.data ?? {}).flatMap((rows) =>
    rows.map((row) => row.estimated_time_to_regain_access ?? 0),
  )
  const seconds = Math.max(0, ...minutes) * 60
  const retryAfter = Number(header('retry-after'))
  return Math.max(seconds, Number.isFinite(retryAfter) ? retryAfter : 0) || null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
