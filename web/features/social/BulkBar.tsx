import { useState } from 'react'
import type { SocialPost } from '#contract/social.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar, pillarNames, pillars } from '#web/pillars/pillars.ts'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { Select } from '#web/ui/Select.tsx'
import { useBulkTagPosts } from './social-mutations.ts'
import styles from './BulkBar.module.css'

export function BulkBar({ posts, onClear }: { posts: SocialPost[]; onClear: () => void }) {
  const [pillar, setPillar] = useState('')
  const bulkTag = useBulkTagPosts()
  if (posts.length === 0) return <KeyboardHelp />
  return (
    <div className={styles.bar} role="group" aria-label="Selected posts">
      <p className={styles.count} role="status">{`${posts.length} selected`}</p>
      <div className={styles.select}>
        <Select
          aria-label="Pillar for the selected posts"
          value={pillar}
          onChange={({ target }) => setPillar(target.value)}
        >
          <option value="">(auto)</option>
          <PillarOptions />
        </Select>
      </div>
      <Button
        variant="primary"
        busy={bulkTag.isPending}
        onClick={() => bulkTag.mutate({ posts, pillar: isPillar(pillar) ? pillar : null })}
      >
        Set pillar
      </Button>
      <Button
        variant="quiet"
        onClick={(event) => {
          restoreFocusToRegion(event.currentTarget)
          onClear()
        }}
      >
        Clear
      </Button>
    </div>
  )
}

function KeyboardHelp() {
  return (
    <details className={styles.keys}>
      <summary>Tag with the keyboard</summary>
      <p>
        Focus a post’s checkbox. <kbd>↑</kbd> and <kbd>↓</kbd> move between posts. <kbd>Space</kbd> selects a post.{' '}
        <kbd>Shift</kbd> with an arrow extends the selection. <kbd>1</kbd> to <kbd>7</kbd> set the pillar (
        {pillars.map((pillar, index) => `${index + 1} ${pillarNames[pillar]}`).join(', ')}) of the selected posts, or of
        the focused one. <kbd>0</kbd> resets it to (auto). <kbd>L</kbd> locks or unlocks the focused post.{' '}
        <kbd>Esc</kbd> clears the selection.
      </p>
    </details>
  )
}
