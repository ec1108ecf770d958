import { isPlatformHost, parsePostUrl, type ParsedPostUrl, type ShortLink } from '#contract/post-urls.ts'
import { RequestError } from './bounded-request.ts'
import type { GuardedFetcher } from './guarded-fetcher.ts'

export type ShortLinkResolver = { resolve: (link: ShortLink) => Promise<ParsedPostUrl | null> }

/** Requests only the platform's own hosts and follows no redirect that leaves them. */
export function createShortLinkResolver(fetcher: GuardedFetcher): ShortLinkResolver {
  return {
    async resolve({ platform, shortLink }) {
      const parseTarget = (address: string) => {
        const post = parsePostUrl(address)
        return post && !('shortLink' in post) && post.platform === platform ? post : null
      }
      try {
        return await fetcher.follow(shortLink, (url) => isPlatformHost(url, platform), parseTarget)
      } catch (error) {
        if (error instanceof RequestError) return null
        throw error
      }
    },
  }
}
