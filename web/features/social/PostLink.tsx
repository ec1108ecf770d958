import { parsePostUrl } from '#contract/post-urls.ts'
import type { SocialPost } from '#contract/social.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { platformNames } from './platforms.ts'
import styles from './PostLink.module.css'

/** To the post on its platform. Whatever stands in the row, only the address of a post becomes a link. */
export function PostLink({ post: { author, platform, url } }: { post: SocialPost }) {
  const parsedUrl = parsePostUrl(url)
  if (!parsedUrl || 'shortLink' in parsedUrl) return null
  return (
    <a
      className={styles.link}
      href={parsedUrl.url}
      target="_blank"
      rel="noreferrer"
      aria-label={`Original post by ${author} on ${platformNames[platform]}`}
    >
      Original post
      <Icon name="external" size="small" />
    </a>
  )
}
