import type { Platform } from './social.ts'

/** A post on a platform: its id there, the author if the link names one, and its canonical URL. */
export type ParsedPostUrl = { platform: Platform; postId: string; author: string | null; url: string }

/** A short link that only the platform can resolve. */
export type ShortLink = { platform: Platform; shortLink: string }

/** Message for a link that is not supported. */
export const postUrlHint =
  'Paste the link of one post: instagram.com/p/…, instagram.com/reel/…, threads.com/@name/post/…, tiktok.com/@name/video/… or the short link of its share button'

const platformHosts: Record<string, { platform: Platform; short?: true }> = {
  'instagram.com': { platform: 'instagram' },
  'www.instagram.com': { platform: 'instagram' },
  'm.instagram.com': { platform: 'instagram' },
  'instagr.am': { platform: 'instagram' },
  'www.instagr.am': { platform: 'instagram' },
  'threads.com': { platform: 'threads' },
  'www.threads.com': { platform: 'threads' },
  'threads.net': { platform: 'threads' },
  'www.threads.net': { platform: 'threads' },
  'tiktok.com': { platform: 'tiktok' },
  'www.tiktok.com': { platform: 'tiktok' },
  'm.tiktok.com': { platform: 'tiktok' },
  'tiktokv.com': { platform: 'tiktok' },
  'www.tiktokv.com': { platform: 'tiktok' },
  'vm.tiktok.com': { platform: 'tiktok', short: true },
  'vt.tiktok.com': { platform: 'tiktok', short: true },
}

/** Checks whether a URL is on a host of the platform. */
export function isPlatformHost({ hostname }: URL, platform: Platform): boolean {
  return Object.hasOwn(platformHosts, hostname) && platformHosts[hostname]?.platform === platform
}

/**
 * Parses a link as people copy it from a browser or an app, with or without a scheme, a query or text after the id.
 * The result contains only parts that match a known pattern.
 * @returns null if it does not lead to a single post
 */
export function parsePostUrl(text: string): ParsedPostUrl | ShortLink | null {
  const url = parseHttpUrl(text.trim())
  const host = url && Object.hasOwn(platformHosts, url.hostname) ? platformHosts[url.hostname] : undefined
  if (!url || !host) return null
  const parts = url.pathname
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^%40/, '@'))
  if (host.short) return shortLink(host.platform, url.hostname, parts)
  switch (host.platform) {
    case 'instagram':
      return parseInstagramPath(parts)
    case 'threads':
      return parseThreadsPath(parts)
    case 'tiktok':
      return parseTiktokPath(parts)
  }
}

/** Returns the URL that shows a post in a frame, or null for any other URL. */
export function getEmbedUrl(address: string): string | null {
  const post = parsePostUrl(address)
  if (!post || 'shortLink' in post) return null
  switch (post.platform) {
    case 'instagram':
      return `https://www.instagram.com/p/${post.postId}/embed/?cr=1&v=12`
    case 'threads':
      return `${post.url}/embed`
    case 'tiktok':
      return `https://www.tiktok.com/player/v1/${post.postId}`
  }
}

/** Origins of these frames. */
export const embedOrigins = [
  'https://www.instagram.com',
  'https://www.threads.com',
  'https://www.threads.net',
  'https://www.tiktok.com',
]

function parseHttpUrl(text: string): URL | null {
  // URL would silently remove these characters.
  if (/[\s\\\u0000-\u001f\u007f]/.test(text)) return null
  const urlWithScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\/[^/]/i.test(urlWithScheme) || !URL.canParse(urlWithScheme)) return null
  const url = new URL(urlWithScheme)
  return url.username || url.password || url.port ? null : url
}

const isShortcode = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(text)
const isHandle = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z0-9_.]{1,30}$/.test(text)
const isTiktokId = (text: string | undefined): text is string => text !== undefined && /^\d{5,25}$/.test(text)

const reservedInstagramPaths = [
  'accounts',
  'explore',
  'stories',
  'direct',
  'reels',
  'share',
  'about',
  'p',
  'reel',
  'tv',
]

function parseInstagramPath(parts: string[]): ParsedPostUrl | ShortLink | null {
  const [first, second, third] = parts
  if (first === 'share') return shortLink('instagram', 'www.instagram.com', parts)
  if (first === 'p' || first === 'reel' || first === 'reels' || first === 'tv') {
    return isShortcode(second) && second !== 'audio' ? createInstagramPost(first, second, null) : null
  }
  const isPostPath = second === 'p' || second === 'reel' || second === 'tv'
  return isPostPath && isHandle(first) && !reservedInstagramPaths.includes(first) && isShortcode(third)
    ? createInstagramPost(second, third, first)
    : null
}

function createInstagramPost(kind: string, code: string, author: string | null): ParsedPostUrl {
  return {
    platform: 'instagram',
    postId: code,
    author,
    url: `https://www.instagram.com/${kind.startsWith('reel') ? 'reel' : 'p'}/${code}/`,
  }
}

function parseThreadsPath([first = '', second, third]: string[]): ParsedPostUrl | null {
  if (first === 't' && isShortcode(second))
    return { platform: 'threads', postId: second, author: null, url: `https://www.threads.com/t/${second}` }
  const author = first.slice(1)
  if (!first.startsWith('@') || !isHandle(author) || second !== 'post' || !isShortcode(third)) return null
  return { platform: 'threads', postId: third, author, url: `https://www.threads.com/@${author}/post/${third}` }
}

function parseTiktokPath(parts: string[]): ParsedPostUrl | ShortLink | null {
  const [first = '', second, third] = parts
  if (first === 't') return shortLink('tiktok', 'www.tiktok.com', parts)
  if (first.startsWith('@')) {
    const author = first.slice(1)
    if ((second !== 'video' && second !== 'photo') || (author !== '' && !isHandle(author)) || !isTiktokId(third))
      return null
    return createTiktokPost(second, third, author)
  }
  // Player, old embed, share and mobile links contain no author.
  if (first === 'embed' && (second === 'v2' || second === 'v3'))
    return isTiktokId(third) ? createTiktokPost('video', third, '') : null
  if (first === 'embed') return isTiktokId(second) ? createTiktokPost('video', second, '') : null
  if ((first === 'player' && second === 'v1') || (first === 'share' && second === 'video'))
    return isTiktokId(third) ? createTiktokPost('video', third, '') : null
  const id = first === 'v' ? second?.replace(/\.html$/, '') : undefined
  return isTiktokId(id) ? createTiktokPost('video', id, '') : null
}

function createTiktokPost(kind: 'video' | 'photo', id: string, author: string): ParsedPostUrl {
  return {
    platform: 'tiktok',
    postId: id,
    author: author || null,
    url: `https://www.tiktok.com/@${author}/${kind}/${id}`,
  }
}

/** `vm.tiktok.com/ZM…`, `tiktok.com/t/ZT…`, `instagram.com/share/reel/BA…` */
function shortLink(platform: Platform, hostname: string, parts: string[]): ShortLink | null {
  const depth = hostname.startsWith('www.') ? (parts[0] === 'share' && parts.length > 2 ? 3 : 2) : 1
  const segments = parts.slice(0, depth)
  const hasKnownKind = depth < 3 || ['p', 'reel', 'tv'].includes(segments[1] ?? '')
  if (segments.length < depth || !hasKnownKind || !segments.every(isShortcode) || (segments.at(-1) ?? '').length < 5)
    return null
  return { platform, shortLink: `https://${hostname}/${segments.join('/')}/` }
}
