import { createGuardedFetcher, type GuardedFetcher } from './guarded-fetcher.ts'
import { createInstagramClient, type InstagramClient } from './instagram.ts'
import { createOembedClient, type OembedClient } from './oembed.ts'
import { createShortLinkResolver, type ShortLinkResolver } from './short-links.ts'

export type Platforms = { instagram: InstagramClient; oembed: OembedClient; shortLinks: ShortLinkResolver }

/** @param fetcher replaced in tests */
export function createPlatforms(
  { instagramGraphUrl, instagramAccessToken }: { instagramGraphUrl: string; instagramAccessToken: string | null },
  fetcher: GuardedFetcher = createGuardedFetcher(),
): Platforms {
  return {
    instagram: createInstagramClient(instagramGraphUrl),
    oembed: createOembedClient(fetcher, { instagramToken: instagramAccessToken }),
    shortLinks: createShortLinkResolver(fetcher),
  }
}
