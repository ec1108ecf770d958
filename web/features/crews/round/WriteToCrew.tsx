import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { crewThreadQuery } from '#web/features/forum/thread-queries.ts'
import type { ThreadFormProps } from '#web/features/forum/ThreadForm.tsx'
import { PostingGate } from '#web/features/moderation/PostingGate.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent, showLoadErrorToast } from '#web/ui/lazy-component.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import styles from './Round.module.css'

const ThreadForm = lazyComponent<ThreadFormProps>(
  async () => (await import('#web/features/forum/ThreadForm.tsx')).ThreadForm,
  {
    onFailure({ onCancel }) {
      showLoadErrorToast()
      onCancel?.()
    },
  },
)

export type WriteToCrewProps = {
  crewId: string
  /** How often the form was opened, and takes the focus; 0 while it is closed. */
  writing: number
  onOpen: () => void
  onClose: () => void
}

/** Writes in the thread of the crew about what the others answered, and goes there. */
export function WriteToCrew({ crewId, writing, onOpen, onClose }: WriteToCrewProps) {
  const [hasWritten, setHasWritten] = useState(false)
  const { data: thread } = useQuery({ ...crewThreadQuery(crewId), enabled: writing > 0 })
  const navigate = useNavigate()

  function close() {
    onClose()
    setHasWritten(true)
  }

  return (
    <div className={styles.write}>
      {writing === 0 ? (
        <Button ref={hasWritten ? focusOnMount : undefined} onClick={onOpen}>
          <Icon name={rareIcons.reply} />
          Write to the crew
        </Button>
      ) : thread?.open === false ? (
        <p className={styles.soft}>A moderator has closed this thread.</p>
      ) : (
        <PostingGate>
          <ThreadForm
            key={writing}
            owner={{ kind: 'crew', id: crewId }}
            label="Write to the crew"
            onSaved={({ postId }) => void navigate(paths.discussion(postId))}
            onCancel={close}
          />
        </PostingGate>
      )}
    </div>
  )
}

function focusOnMount(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
