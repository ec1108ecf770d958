import { useState } from 'react'
import type { SocialPost } from '#contract/social.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar, pillarNames, pillars } from '#web/pillars/pillars.ts'
import { Button } from '#web/ui/Button.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { Select } from '#web/ui/Select.tsx'
import { useBulkTagPosts } from './social-mutations.ts'
import styles from './BulkBar.module.css'

/** What is done to the posts that are chosen, and how the keys do it. */
export function BulkBar({ posts, onClear }: { posts: SocialPost[]; onClear: () => void }) {
  const [pillar, setPillar] = useState('')
  const bulkTag = useBulkTagPosts()
  if (posts.length === 0) return <KeyboardHelp />
  return (
    <div className={styles.bar} role="group" aria-label="Chosen posts">
      <p className={styles.count} role="status">{`${posts.length} chosen`}</p>
      <div className={styles.select}>
        <Select
          aria-label="Pillar for the chosen posts"
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
        With the focus on a post’s box: <kbd>↑</kbd> <kbd>↓</kbd> go to the next post, <kbd>Space</kbd> chooses it,{' '}
        <kbd>Shift</kbd> with an arrow chooses on the way. Of what is chosen, or else of this post, <kbd>1</kbd> to{' '}
        <kbd>7</kbd> set the pillar ({pillars.map((pillar, index) => `${index + 1} ${pillarNames[pillar]}`).join(', ')}
        ), <kbd>0</kbd> sets it back to (auto). <kbd>L</kbd> locks or unlocks this post, <kbd>Esc</kbd> lets go.
      </p>
    </details>
  )
}
