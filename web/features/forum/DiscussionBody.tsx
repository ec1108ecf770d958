import type { ForumPost } from '#contract/forum.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { useUser } from '#web/shell/session.ts'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { Byline } from './Byline.tsx'
import styles from './DiscussionBody.module.css'

const FollowButton = lazyComponent(async () => (await import('./FollowButton.tsx')).FollowButton, {
  onFailure: () => undefined,
})
const DiscussionActions = lazyComponent(async () => (await import('./DiscussionActions.tsx')).DiscussionActions)

export function DiscussionBody({ post, onDeleted }: { post: ForumPost; onDeleted: () => void }) {
  const { pillar, title, content, userId, deleted } = post
  const isOwn = useUser()?.id === userId
  return (
    <article className={styles.opening}>
      <PillarBadge pillar={pillar} />
      <h1 className={styles.title} data-deleted={deleted || undefined} dir="auto">
        <HeadingText>{title}</HeadingText>
      </h1>
      {deleted ? (
        <p className={styles.gone}>The author deleted this discussion. The replies are still here.</p>
      ) : (
        <>
          <Byline post={post} />
          <Markdown text={content} />
        </>
      )}
      <div className={styles.actions}>
        <WhenIdle>
          <FollowButton postId={post.id} />
          {isOwn && !deleted && <DiscussionActions post={post} onDeleted={onDeleted} />}
        </WhenIdle>
      </div>
    </article>
  )
}
