import { isOnPlatform, readPostUrl, type PostAddress, type ShortLink } from '#contract/post-urls.ts'
import { RequestFailed } from './bounded-request.ts'
import type { GuardedFetcher } from './guarded-fetcher.ts'

/** Finds the post behind a share button's link; null when it leads to none. */
export type ShortLinks = { resolve: (link: ShortLink) => Promise<PostAddress | null> }

/** Asks only the platform's own hosts, and follows no redirect that leaves them. */
export function shortLinksOf(fetcher: GuardedFetcher): ShortLinks {
  return {
    async resolve({ platform, shortLink }) {
      const postOf = (address: string) => {
        const post = readPostUrl(address)
        return post && !('shortLink' in post) && post.platform === platform ? post : null
      }
      try {
        return await fetcher.follow(shortLink, (url) => isOnPlatform(url, platform), postOf)
      } catch (error) {
        if (error instanceof RequestFailed) return null
        throw error
      }
    },
  }
}
