import { memo } from 'react'
import type { SocialPost } from '#contract/social.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { platformNames } from './platforms.ts'
import { PostFrame } from './PostFrame.tsx'
import { PostLink } from './PostLink.tsx'
import styles from './PostCard.module.css'

/** All cards have the same height, so that the browser can skip distant ones. Memoized: a long feed has thousands. */
export const PostCard = memo(function PostCard({ post }: { post: SocialPost }) {
  const pillar = post.pillar ?? post.autoPillar
  const caption = post.caption?.trim()
  return (
    <Card as="article" className={styles.card} pillar={pillar ?? undefined}>
      <div className={styles.head}>
        <h2 className={styles.author} dir="auto">
          {post.author}
        </h2>
        <Badge>{platformNames[post.platform]}</Badge>
      </div>
      {caption && (
        <p className={styles.caption} dir="auto">
          {caption}
        </p>
      )}
      <PostFrame post={post} />
      <div className={styles.foot}>
        {pillar && <PillarBadge pillar={pillar} />}
        <PostLink post={post} />
      </div>
    </Card>
  )
})
