import { z } from 'zod'
import type { ParsedPostUrl } from '#contract/post-urls.ts'
import type { Platform } from '#contract/social.ts'
import { RequestError, type BoundedReply } from './bounded-request.ts'
import type { GuardedFetcher } from './guarded-fetcher.ts'

/** The platform's answer about a post. Its HTML is never used. */
export type PostLookup =
  | { state: 'found'; author: string | null; caption: string | null }
  /** Deleted, private or never existed. */
  | { state: 'gone' }
  /** No answer, or an answer that does not tell. */
  | { state: 'unknown' }

export type OembedClient = { lookUp: (post: ParsedPostUrl) => Promise<PostLookup> }

const allowedHosts = ['www.tiktok.com', 'graph.threads.net', 'graph.facebook.com']

const endpoints: Record<Platform, string> = {
  tiktok: 'https://www.tiktok.com/oembed',
  threads: 'https://graph.threads.net/v1.0/oembed',
  instagram: 'https://graph.facebook.com/v23.0/instagram_oembed',
}

const oembedSchema = z.object({
  title: z.string().optional().catch(undefined),
  author_name: z.string().optional().catch(undefined),
  author_unique_id: z.string().optional().catch(undefined),
})

const graphErrorSchema = z.object({ error: z.object({ code: z.number() }) })

/** @param instagramToken required by Instagram's endpoint */
export function createOembedClient(
  fetcher: GuardedFetcher,
  { instagramToken }: { instagramToken: string | null },
): OembedClient {
  return {
    async lookUp(post) {
      if (post.platform === 'instagram' && !instagramToken) return { state: 'unknown' }
      const url = new URL(endpoints[post.platform])
      url.searchParams.set('url', post.url)
      if (post.platform === 'instagram' && instagramToken) url.searchParams.set('access_token', instagramToken)
      try {
        return parseLookup(post, await fetcher.get(url.href, ({ hostname }) => allowedHosts.includes(hostname)))
      } catch (error) {
        if (error instanceof RequestError) return { state: 'unknown' }
        throw error
      }
    },
  }
}

function parseLookup(post: ParsedPostUrl, reply: BoundedReply): PostLookup {
  const body = parseJson(reply.text)
  if (reply.status === 200) {
    const { success, data } = oembedSchema.safeParse(body)
    if (!success) return { state: 'unknown' }
    // Meta's terms allow showing its descriptions but not storing them.
    if (post.platform !== 'tiktok') return { state: 'found', author: null, caption: null }
    return { state: 'found', author: data.author_unique_id || data.author_name || null, caption: data.title || null }
  }
  return isGone(post, reply.status, body) ? { state: 'gone' } : { state: 'unknown' }
}

function isGone({ platform, url }: ParsedPostUrl, status: number, body: unknown): boolean {
  if (status === 404 || status === 410) return true
  // TikTok returns 400 for videos it does not show. Its answers about photo posts are unreliable.
  if (platform === 'tiktok') return status === 400 && url.includes('/video/')
  const { data } = graphErrorSchema.safeParse(body)
  return data?.error.code === 24
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
