import type { Platform } from './social.ts'

/** One post of a platform: its id there, who the link says wrote it, and its address in one spelling. */
export type PostAddress = { platform: Platform; postId: string; author: string | null; url: string }

/** A link that only its platform can resolve. */
export type ShortLink = { platform: Platform; shortLink: string }

/** What a person is told whose link is none of these. */
export const acceptedPostUrls =
  'Paste the link of one post: instagram.com/p/…, instagram.com/reel/…, threads.com/@name/post/…, tiktok.com/@name/video/… or the short link of its share button'

const hosts: Record<string, { platform: Platform; short?: true }> = {
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

/** Whether an address is on a host of this platform, whatever it leads to there. */
export function isOnPlatform({ hostname }: URL, platform: Platform): boolean {
  return Object.hasOwn(hosts, hostname) && hosts[hostname]?.platform === platform
}

/**
 * Reads a link as people copy it, from the web or a phone, with or without its scheme, a query and what trails behind the
 * id. Nothing of the text is kept but the parts that fit their pattern.
 * @returns null for whatever is not one post
 */
export function readPostUrl(text: string): PostAddress | ShortLink | null {
  const url = readUrl(text.trim())
  const host = url && Object.hasOwn(hosts, url.hostname) ? hosts[url.hostname] : undefined
  if (!url || !host) return null
  const parts = url.pathname
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^%40/, '@'))
  if (host.short) return shortLink(host.platform, url.hostname, parts)
  switch (host.platform) {
    case 'instagram':
      return instagramPost(parts)
    case 'threads':
      return threadsPost(parts)
    case 'tiktok':
      return tiktokPost(parts)
  }
}

/** Where the platform shows one post in a frame; null for an address that is not a post's. */
export function frameUrl(address: string): string | null {
  const post = readPostUrl(address)
  if (!post || 'shortLink' in post) return null
  switch (post.platform) {
    case 'instagram':
      return `https://www.instagram.com/p/${post.postId}/embed/`
    case 'threads':
      return `${post.url}/embed`
    case 'tiktok':
      return `https://www.tiktok.com/player/v1/${post.postId}`
  }
}

/** The origins those frames come from. */
export const frameOrigins = [
  'https://www.instagram.com',
  'https://www.threads.com',
  'https://www.threads.net',
  'https://www.tiktok.com',
]

function readUrl(text: string): URL | null {
  // What the parser would quietly repair is not what a person copied.
  if (/[\s\\\u0000-\u001f\u007f]/.test(text)) return null
  const spelled = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!/^https?:\/\/[^/]/i.test(spelled) || !URL.canParse(spelled)) return null
  const url = new URL(spelled)
  return url.username || url.password || url.port ? null : url
}

const isCode = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(text)
const isName = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z0-9_.]{1,30}$/.test(text)
const isTiktokId = (text: string | undefined): text is string => text !== undefined && /^\d{5,25}$/.test(text)

const instagramPlaces = ['accounts', 'explore', 'stories', 'direct', 'reels', 'share', 'about', 'p', 'reel', 'tv']

function instagramPost(parts: string[]): PostAddress | ShortLink | null {
  const [first, second, third] = parts
  if (first === 'share') return shortLink('instagram', 'www.instagram.com', parts)
  if (first === 'p' || first === 'reel' || first === 'reels' || first === 'tv') {
    return isCode(second) && second !== 'audio' ? instagramAddress(first, second, null) : null
  }
  const posted = second === 'p' || second === 'reel' || second === 'tv'
  return posted && isName(first) && !instagramPlaces.includes(first) && isCode(third)
    ? instagramAddress(second, third, first)
    : null
}

function instagramAddress(kind: string, code: string, author: string | null): PostAddress {
  return {
    platform: 'instagram',
    postId: code,
    author,
    url: `https://www.instagram.com/${kind.startsWith('reel') ? 'reel' : 'p'}/${code}/`,
  }
}

function threadsPost([first = '', second, third]: string[]): PostAddress | null {
  if (first === 't' && isCode(second))
    return { platform: 'threads', postId: second, author: null, url: `https://www.threads.com/t/${second}` }
  const author = first.slice(1)
  if (!first.startsWith('@') || !isName(author) || second !== 'post' || !isCode(third)) return null
  return { platform: 'threads', postId: third, author, url: `https://www.threads.com/@${author}/post/${third}` }
}

function tiktokPost(parts: string[]): PostAddress | ShortLink | null {
  const [first = '', second, third] = parts
  if (first === 't') return shortLink('tiktok', 'www.tiktok.com', parts)
  if (first.startsWith('@')) {
    const author = first.slice(1)
    if ((second !== 'video' && second !== 'photo') || (author !== '' && !isName(author)) || !isTiktokId(third))
      return null
    return tiktokAddress(second, third, author)
  }
  // The player, the older embeds, the app's own share link and the mobile site name the post alone.
  if (first === 'embed' && (second === 'v2' || second === 'v3'))
    return isTiktokId(third) ? tiktokAddress('video', third, '') : null
  if (first === 'embed') return isTiktokId(second) ? tiktokAddress('video', second, '') : null
  if ((first === 'player' && second === 'v1') || (first === 'share' && second === 'video'))
    return isTiktokId(third) ? tiktokAddress('video', third, '') : null
  const id = first === 'v' ? second?.replace(/\.html$/, '') : undefined
  return isTiktokId(id) ? tiktokAddress('video', id, '') : null
}

function tiktokAddress(kind: 'video' | 'photo', id: string, author: string): PostAddress {
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
  const kept = parts.slice(0, depth)
  const kindsFit = depth < 3 || ['p', 'reel', 'tv'].includes(kept[1] ?? '')
  if (kept.length < depth || !kindsFit || !kept.every(isCode) || (kept.at(-1) ?? '').length < 5) return null
  return { platform, shortLink: `https://${hostname}/${kept.join('/')}/` }
}
