import { memo } from 'react'
import type { SocialPost } from '#contract/social.ts'
import type { Item } from '#web/features/moderation/item.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { platformNames } from './platform-names.ts'
import { PostFrame } from './PostFrame.tsx'
import { PostLink } from './PostLink.tsx'
import styles from './PostCard.module.css'

const ItemMenu = lazyComponent(async () => (await import('#web/features/moderation/ItemMenu.tsx')).ItemMenu, {
  onFailure: () => undefined,
})

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
        <div className={styles.menu}>
          <WhenIdle>
            <ItemMenu item={toItem(post)} />
          </WhenIdle>
        </div>
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

function toItem({ id, addedBy, addedById, visibility }: SocialPost): Item {
  return {
    kind: 'social-post',
    id,
    author: addedBy === null || addedById === null ? null : { id: addedById, username: addedBy },
    state: visibility === 'hidden' ? 'hidden' : 'visible',
  }
}
