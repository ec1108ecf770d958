import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { crewThreadQuery } from '#web/features/forum/crew-thread-query.ts'
import { ThreadComposer, type ThreadComposerProps } from '#web/features/forum/ThreadComposer.tsx'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import styles from './Round.module.css'

export type WriteToCrewProps = Pick<ThreadComposerProps, 'crewId' | 'focused' | 'quote' | 'saysReaders'>

/** Writes in the thread of the crew about what the others answered, and goes there. */
export function WriteToCrew(props: WriteToCrewProps) {
  const result = useQuery(crewThreadQuery(props.crewId))
  const navigate = useNavigate()
  return (
    <Loaded result={result} fallback={<div className={styles.writePlace} />}>
      {({ id, open }) => (
        <ThreadComposer
          {...props}
          postId={id ?? undefined}
          open={open}
          onSaved={({ postId }) => void navigate(paths.discussion(postId))}
        />
      )}
    </Loaded>
  )
}
