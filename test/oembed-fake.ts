import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { createGuardedFetcher } from '#server/services/guarded-fetcher.ts'
import { listenOnFreePort } from './listen.ts'

/** Post ids that trigger failures. */
export const oembedSentinels = {
  deletedVideo: '7000000000000000404',
  /** Exists, but oEmbed does not support photo posts. */
  photoPost: '7000000000000000777',
  deletedThread: 'GoneThread404',
  deletedInstagramPost: 'GoneInsta404',
  /** The platform replies with a server error. */
  failingVideo: '7000000000000000500',
}

/**
 * Starts a fake of the oEmbed endpoints of TikTok, Threads and Instagram, and of their short links, selected by the
 * Host header. `fetcher` is the real guarded fetcher, connected to this fake.
 */
export async function startOembedFake() {
  const requests: string[] = []
  const shortLinks = new Map<string, string>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `https://${request.headers.host}`)
    requests.push(url.href)
    const location = shortLinks.get(`${url.host}${url.pathname}`)
    if (location) return void response.writeHead(301, { location }).end()
    if (url.pathname.endsWith('oembed')) return handleOembed(url, response)
    response.writeHead(404).end()
  })
  const port = await listenOnFreePort(server)
  return {
    requests,
    /** `addShortLink('vm.tiktok.com/ZMabc123/', 'https://www.tiktok.com/@a/video/1…')` */
    addShortLink: (link: string, location: string) => void shortLinks.set(link, location),
    fetcher: createGuardedFetcher({
      resolve: async () => ['93.184.216.34'],
      connect: () =>
        new Promise((resolve, reject) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket))
          socket.once('error', reject)
        }),
    }),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function handleOembed(url: URL, response: ServerResponse): void {
  const postUrl = url.searchParams.get('url') ?? ''
  switch (url.hostname) {
    case 'www.tiktok.com':
      return sendTikTokReply(postUrl, response)
    case 'graph.threads.net':
      return sendThreadsReply(postUrl, response)
    default:
      return sendInstagramReply(postUrl, url.searchParams.get('access_token'), response)
  }
}

function sendTikTokReply(postUrl: string, response: ServerResponse): void {
  const [, author, kind, id] = /@([\w.]*)\/(video|photo)\/(\d+)/.exec(postUrl) ?? []
  if (id === oembedSentinels.failingVideo) return void response.writeHead(500).end('<html>')
  if (!id || id === oembedSentinels.deletedVideo || kind === 'photo')
    return sendJson(response, 400, { code: 400, message: 'Something went wrong' })
  const name = author || 'found.by.id'
  sendJson(response, 200, {
    version: '1.0',
    type: 'video',
    title: 'Forty days of cold mornings #discipline <script>alert(1)</script>',
    author_url: `https://www.tiktok.com/@${name}`,
    author_name: 'The Morning Man',
    author_unique_id: name,
    width: '100%',
    height: '100%',
    html: `<blockquote class="tiktok-embed"><script async src="https://www.tiktok.com/embed.js"></script></blockquote>`,
    thumbnail_width: 576,
    thumbnail_height: 1024,
    thumbnail_url: 'https://p16-sign.tiktokcdn-us.com/obj/x?x-expires=1',
    provider_url: 'https://www.tiktok.com',
    provider_name: 'TikTok',
  })
}

function sendThreadsReply(postUrl: string, response: ServerResponse): void {
  if (postUrl.includes(oembedSentinels.deletedThread))
    return sendGraphError(response, 400, 24, 'The requested resource does not exist')
  sendJson(response, 200, {
    type: 'rich',
    version: '1.0',
    html: '<blockquote class="text-post-media"></blockquote><script async src="https://www.threads.com/embed.js"></script>',
    provider_name: 'Threads',
    provider_url: 'https://www.threads.com/',
    width: 658,
  })
}

function sendInstagramReply(postUrl: string, token: string | null, response: ServerResponse): void {
  if (!token) return sendGraphError(response, 400, 104, 'An access token is required to request this resource.')
  if (postUrl.includes(oembedSentinels.deletedInstagramPost))
    return sendGraphError(response, 400, 24, 'The requested resource does not exist')
  sendJson(response, 200, {
    version: '1.0',
    provider_name: 'Instagram',
    provider_url: 'https://www.instagram.com/',
    type: 'rich',
    width: 658,
    html: '<blockquote class="instagram-media"></blockquote>',
  })
}

function sendGraphError(response: ServerResponse, status: number, code: number, message: string): void {
  sendJson(response, status, {
    error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'Ab1' },
  })
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
