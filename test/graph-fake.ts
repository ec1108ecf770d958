import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenAndGetUrl } from './listen.ts'

export type FakeMedia = {
  id: string
  permalink: string
  caption?: string
  media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  media_url?: string
  thumbnail_url?: string
  timestamp: string
  username: string
  like_count?: number
}

/** Accounts that the fake's token may read. */
const validToken = 'IGfake-good-token'

/** Tokens and user ids that trigger the real API's errors. */
export const graphSentinels = {
  goodToken: validToken,
  expiredToken: 'IGfake-expired-token',
  limitedToken: 'IGfake-limited-token',
  powerlessToken: 'IGfake-powerless-token',
  unknownUser: '17841400000000404',
  /** Replies with something that is not JSON. */
  invalidJsonUser: '17841400000000500',
  /** Always links to a next page. */
  endlessUser: '17841400000000999',
}

/** Starts a fake of the Instagram Graph API's media edge, with field selection, cursors and error codes. */
export async function startGraphFake() {
  const accounts = new Map<string, FakeMedia[]>()
  const requests: { path: string; query: Record<string, string> }[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://graph')
    requests.push({ path: url.pathname, query: Object.fromEntries(url.searchParams) })
    handleRequest(url, request, response, accounts)
  })
  const url = await listenAndGetUrl(server)
  return {
    url,
    requests,
    /** Sets an account's posts, newest first. */
    publish: (userId: string, posts: FakeMedia[]) => void accounts.set(userId, posts),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Creates a post in the real API's format. */
export function createFakeMedia(number: number, overrides: Partial<FakeMedia> = {}): FakeMedia {
  return {
    id: `1790000${String(number).padStart(10, '0')}`,
    permalink: `https://www.instagram.com/p/Fake${String(number).padStart(7, '0')}/`,
    caption: `Post ${number}`,
    media_type: 'IMAGE',
    media_url: `https://scontent.cdninstagram.com/${number}.jpg`,
    timestamp: '2026-03-09T07:00:00+0000',
    username: 'iron.discipline',
    like_count: number,
    ...overrides,
  }
}

function handleRequest(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  accounts: Map<string, FakeMedia[]>,
): void {
  const [, userId = '', edge] = /^\/(?:v\d+\.\d+\/)?(\d+)\/(\w+)$/.exec(url.pathname) ?? []
  const token = url.searchParams.get('access_token')
  if (request.method !== 'GET' || edge !== 'media')
    return sendError(response, 400, { message: 'Unknown path components', type: 'OAuthException', code: 2500 })
  if (!token)
    return sendError(response, 400, {
      message: 'An access token is required to request this resource.',
      type: 'OAuthException',
      code: 104,
    })
  if (token === graphSentinels.limitedToken) {
    response.setHeader(
      'x-business-use-case-usage',
      JSON.stringify({
        [userId]: [
          {
            type: 'instagram',
            call_count: 100,
            total_cputime: 30,
            total_time: 25,
            estimated_time_to_regain_access: 42,
          },
        ],
      }),
    )
    return sendError(response, 403, {
      message: '(#4) Application request limit reached',
      type: 'OAuthException',
      is_transient: true,
      code: 4,
      error_subcode: 1349210,
    })
  }
  if (token === graphSentinels.expiredToken) {
    return sendError(response, 400, {
      message: 'Error validating access token: Session has expired on Monday, 09-Mar-26 00:00:00 PST.',
      type: 'OAuthException',
      code: 190,
      error_subcode: 463,
    })
  }
  if (token === graphSentinels.powerlessToken) {
    return sendError(response, 403, {
      message: '(#10) Application does not have permission for this action',
      type: 'OAuthException',
      code: 10,
    })
  }
  if (token !== validToken)
    return sendError(response, 400, {
      message: 'Invalid OAuth access token - Cannot parse access token',
      type: 'OAuthException',
      code: 190,
    })
  if (userId === graphSentinels.invalidJsonUser)
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html>Sorry, something went wrong.</html>')
  const posts =
    userId === graphSentinels.endlessUser
      ? Array.from({ length: 3 }, (_, index) => createFakeMedia(index))
      : accounts.get(userId)
  if (!posts) {
    return sendError(response, 400, {
      message: `Unsupported get request. Object with ID '${userId}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
      type: 'IGApiException',
      code: 100,
      error_subcode: 33,
    })
  }
  sendPage(url, response, posts, { endless: userId === graphSentinels.endlessUser })
}

function sendPage(url: URL, response: ServerResponse, posts: FakeMedia[], { endless }: { endless: boolean }): void {
  const limit = Math.min(Number(url.searchParams.get('limit') ?? 25), 100)
  const start = endless ? 0 : Number(atob(url.searchParams.get('after') ?? btoa('0')))
  const fields = (url.searchParams.get('fields') ?? 'id').split(',')
  // Like the real API: always the id, and other fields only on request.
  const data = posts
    .slice(start, start + limit)
    .map((post) =>
      Object.fromEntries(Object.entries(post).filter(([field]) => field === 'id' || fields.includes(field))),
    )
  const after = endless ? btoa(String(Math.random())) : btoa(String(start + data.length))
  const next = new URL(url)
  next.searchParams.set('after', after)
  const hasMore = endless || start + data.length < posts.length
  const paging =
    data.length > 0
      ? {
          cursors: { before: btoa(String(start)), after },
          ...(hasMore && { next: next.href.replace('http://graph', 'https://graph.instagram.com') }),
        }
      : undefined
  response.writeHead(200, {
    'content-type': 'application/json; charset=UTF-8',
    'x-app-usage': '{"call_count":1,"total_cputime":0,"total_time":1}',
  })
  response.end(JSON.stringify({ data, ...(paging && { paging }) }))
}

function sendError(response: ServerResponse, status: number, error: Record<string, unknown>): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
  response.end(JSON.stringify({ error: { ...error, fbtrace_id: 'AkLl12hQO-eJrTGPABAL-o6' } }))
}
