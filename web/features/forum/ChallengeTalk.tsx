import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenNear } from '#web/ui/WhenNear.tsx'
import type { FirstPostProps } from './FirstPost.tsx'
import { formatReplyCount } from './format-reply-count.ts'
import { partNotice } from './part-notice.ts'
import { challengeThreadQuery } from './thread-queries.ts'
import styles from './ChallengeTalk.module.css'

const FirstPost = lazyComponent<FirstPostProps>(async () => (await import('./FirstPost.tsx')).FirstPost, {
  fallback: () => <Skeleton count={1} />,
})

/** Leads from a challenge to its thread, or starts it. Reads the thread only when it comes near the screen. */
export function ChallengeTalk({ challengeId }: { challengeId: string }) {
  return (
    <WhenNear distance={200}>
      <Talk challengeId={challengeId} />
    </WhenNear>
  )
}

function Talk({ challengeId }: { challengeId: string }) {
  const { data: thread } = useQuery(challengeThreadQuery(challengeId))
  const [isWriting, setIsWriting] = useState(false)
  const navigate = useNavigate()
  if (!thread || (thread.id === null && !thread.open)) return null
  const { id, replies, showsPart } = thread
  if (id !== null && replies > 0)
    return (
      <p className={styles.talk}>
        <LinkButton to={paths.discussion(id)}>
          <Icon name={rareIcons.reply} />
          <span>Talk about it · {formatReplyCount(replies)}</span>
        </LinkButton>
      </p>
    )
  return (
    <section className={styles.talk} aria-labelledby="talk">
      <h2 id="talk" className={styles.heading}>
        Talk about it
      </h2>
      {isWriting ? (
        <PostingGate>
          <FirstPost
            challengeId={challengeId}
            hint={showsPart ? partNotice : undefined}
            onSaved={({ postId }) => void navigate(paths.discussion(postId))}
            onCancel={() => setIsWriting(false)}
          />
        </PostingGate>
      ) : (
        <>
          <p className={styles.words}>Nobody has written yet. Every member can read it in Community.</p>
          <Button onClick={() => setIsWriting(true)}>
            <Icon name={rareIcons.reply} />
            Write the first post
          </Button>
        </>
      )}
    </section>
  )
}
