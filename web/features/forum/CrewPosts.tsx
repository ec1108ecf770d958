import { useId } from 'react'
import type { ForumReply } from '#contract/forum.ts'
import { useMemberDate, useToday } from '#web/shell/today.ts'
import { addDays, formatDay } from '#web/ui/dates.ts'
import { CrewPost } from './CrewPost.tsx'
import { groupPosts } from './group-posts.ts'
import type { QuotedWords } from './use-post-draft.ts'
import styles from './CrewPosts.module.css'

type Props = {
  /** Oldest first. */
  posts: readonly ForumReply[]
  /** Undefined if the member cannot write. */
  onQuote: ((quoted: QuotedWords) => void) | undefined
  firstUnreadId?: string | null
  /** The post that a link leads to. */
  linkedId?: string | undefined
  /** The post that takes the focus. */
  focusedId?: string | undefined
  /** Shows only the first lines of a long post, which has its own screen. */
  isShort?: boolean
}

/** Posts in the thread of a crew, by day and member. */
export function CrewPosts({ posts, onQuote, firstUnreadId, linkedId, focusedId, isShort = false }: Props) {
  const days = groupPosts(posts, useMemberDate())
  const today = useToday()
  const id = useId()
  return days.map(({ date, posts: postsOfDay }) => (
    <section key={date} aria-labelledby={`${id}-${date}`}>
      <h3 id={`${id}-${date}`} className={styles.day}>
        {nameDay(date, today)}
      </h3>
      <ol>
        {postsOfDay.map(({ post, isContinued }) => (
          <CrewPost
            key={post.id}
            post={post}
            onQuote={onQuote}
            isContinued={isContinued && post.id !== firstUnreadId}
            isFirstUnread={post.id === firstUnreadId}
            isLinked={post.id === linkedId}
            isShort={isShort}
            focused={post.id === focusedId}
          />
        ))}
      </ol>
    </section>
  ))
}

function nameDay(date: string, today: string): string {
  if (date === today) return 'Today'
  return date === addDays(today, -1) ? 'Yesterday' : formatDay(date, today)
}
