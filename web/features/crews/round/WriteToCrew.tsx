import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { crewThreadQuery } from '#web/features/forum/thread-queries.ts'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { ThreadComposer, type ThreadComposerProps } from '../ThreadComposer.tsx'
import styles from './Round.module.css'

/** Writes in the thread of the crew about what the others answered, and goes there. */
export function WriteToCrew(props: Omit<ThreadComposerProps, 'onSaved'>) {
  const result = useQuery(crewThreadQuery(props.crewId))
  const navigate = useNavigate()
  return (
    <Loaded result={result} fallback={<div className={styles.writePlace} />}>
      {({ open }) =>
        open ? (
          <PostingGate>
            <ThreadComposer {...props} onSaved={({ postId }) => void navigate(paths.discussion(postId))} />
          </PostingGate>
        ) : (
          <p className={styles.soft}>A moderator has closed this thread.</p>
        )
      }
    </Loaded>
  )
}
