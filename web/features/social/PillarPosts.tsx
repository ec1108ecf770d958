import { useQuery } from '@tanstack/react-query'
import type { Pillar } from '#contract/pillars.ts'
import { apiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PostCard } from './PostCard.tsx'
import styles from './PillarPosts.module.css'

/** Two rows of two. */
const maxPosts = 4

/** Show a pillar's newest posts. Render nothing on failure, because posts are secondary on this screen. */
export function PillarPosts({ pillar }: { pillar: Pillar }) {
  const { data } = useQuery({
    ...apiQuery('GET /api/social', { query: { pillar, limit: String(maxPosts) } }),
    refetchOnMount: 'always',
  })
  if (!data?.length) return null
  return (
    <section className={styles.posts} aria-labelledby="posts">
      <div className={styles.head}>
        <h2 id="posts">Posts</h2>
        <LinkButton variant="quiet" to={paths.socialFeed({ pillar })}>
          All posts in this pillar
        </LinkButton>
      </div>
      <ul className={styles.grid}>
        {data.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  )
}
