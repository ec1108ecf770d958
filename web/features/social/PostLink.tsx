import { parsePostUrl } from '#contract/post-urls.ts'
import type { SocialPost } from '#contract/social.ts'
import { externalIcon } from '#web/ui/external-icon.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { platformNames } from './platform-names.ts'
import styles from './PostLink.module.css'

/** Link to the original post. Render nothing unless the stored URL is a post's URL. */
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
      <Icon name={externalIcon} size="small" />
    </a>
  )
}
