import { Link } from 'react-router'
import type { NewPost } from '#contract/forum.ts'
import { paths } from '#web/paths.ts'
import { RelativeTime } from '#web/shell/RelativeTime.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Card } from '#web/ui/Card.tsx'
import styles from './NewPosts.module.css'

/** What other members wrote last. */
export function NewPosts({ posts }: { posts: readonly NewPost[] }) {
  return (
    <Card as="section" aria-labelledby="new-posts" className={styles.card}>
      <h3 id="new-posts">{posts.some(({ crewId }) => crewId) ? 'New posts' : 'New in the community'}</h3>
      <ul>
        {posts.map((post) => (
          <NewPostItem key={post.id} post={post} />
        ))}
      </ul>
    </Card>
  )
}

function NewPostItem({ post: { kind, postId, title, crewId, username, toMember, createdAt } }: { post: NewPost }) {
  return (
    <li className={styles.post}>
      <Avatar url={null} name={username} size="small" />
      <div className={styles.words}>
        <Link to={paths.discussion(postId)} dir="auto">
          {title}
        </Link>
        <p>
          <bdi>{username}</bdi>
          {crewId
            ? ' wrote in your crew’s thread'
            : kind === 'reply' && (toMember ? ' replied to you' : ' replied')}{' '}
          <RelativeTime instant={createdAt} />
        </p>
      </div>
    </li>
  )
}
