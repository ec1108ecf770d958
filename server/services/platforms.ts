import { guardedFetcher, type GuardedFetcher } from './guarded-fetcher.ts'
import { instagramAt, type Instagram } from './instagram.ts'
import { oembedOf, type Oembed } from './oembed.ts'
import { shortLinksOf, type ShortLinks } from './short-links.ts'

/** The three platforms whose posts the feed shows, as far as this server speaks with them. */
export type Platforms = { instagram: Instagram; oembed: Oembed; shortLinks: ShortLinks }

/** @param fetcher tests hand in one whose doors are their own */
export function platformsOf(
  { instagramGraphUrl, instagramAccessToken }: { instagramGraphUrl: string; instagramAccessToken: string | null },
  fetcher: GuardedFetcher = guardedFetcher(),
): Platforms {
  return {
    instagram: instagramAt(instagramGraphUrl),
    oembed: oembedOf(fetcher, { instagramToken: instagramAccessToken }),
    shortLinks: shortLinksOf(fetcher),
  }
}
