import type { ForumReply } from '#contract/forum.ts'
import { cacheReplyReactions } from '#web/features/forum/forum-mutations.ts'
import { cacheLatestReactions } from '#web/features/forum/thread-queries.ts'
import { useCanPost } from '#web/features/moderation/use-can-post.ts'
import { AnswerPills } from '#web/features/reactions/AnswerPills.tsx'
import { RelativeTime } from '#web/shell/RelativeTime.tsx'
import { useUser } from '#web/shell/session.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { stripMarkdown } from '#web/ui/strip-markdown.ts'
import styles from './CrewThread.module.css'

export type LatestPostsProps = { crewId: string; posts: readonly ForumReply[] }

/** The last posts in the thread of a crew, each with its one-tap answers. */
export function LatestPosts({ crewId, posts }: LatestPostsProps) {
  return (
    <ol>
      {posts.map((post) => (
        <LatestPost key={post.id} crewId={crewId} post={post} />
      ))}
    </ol>
  )
}

function LatestPost({ crewId, post }: { crewId: string; post: ForumReply }) {
  const { id, userId, username, content, createdAt, hidden, reactions } = post
  const isOwn = useUser()?.id === userId
  const canPost = useCanPost()
  return (
    <li className={styles.post}>
      <Avatar url={null} name={username} size="small" />
      <p className={styles.byline}>
        <b>
          <bdi>{username}</bdi>
        </b>
        <RelativeTime instant={createdAt} />
      </p>
      <p className={styles.text} dir="auto">
        {stripMarkdown(content, { keepLines: true })}
      </p>
      {!hidden && (
        <AnswerPills
          subject={{ kind: 'reply', id }}
          reactions={reactions}
          about={`the post by ${username}`}
          canAnswer={canPost && !isOwn}
          onSaved={(saved) => {
            cacheLatestReactions(crewId, id, saved)
            cacheReplyReactions(post, saved)
          }}
        />
      )}
    </li>
  )
}
