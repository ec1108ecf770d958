import { type KeyboardEvent, useId, useState } from 'react'
import type { SocialPost } from '#contract/social.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar, pillarLabels } from '#web/pillars/pillars.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { CheckBox } from '#web/ui/CheckBox.tsx'
import { dateIn, longDate } from '#web/ui/dates.ts'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { likesIn } from './likes.ts'
import { platformNames } from './platforms.ts'
import { PostActions } from './PostActions.tsx'
import { PostLink } from './PostLink.tsx'
import { boxAttribute } from './selection.ts'
import { useLock, useTag } from './social-changes.ts'
import styles from './ManagedPosts.module.css'

type Props = { post: SocialPost; selected: boolean; onSelect: () => void; onKey: (event: KeyboardEvent) => void }

export function ManagedPost({ post, selected, onSelect, onKey }: Props) {
  const { id, author, platform, caption, gone, visibility } = post
  return (
    <Card as="li" className={styles.post} pillar={post.pillar ?? post.autoPillar ?? undefined}>
      <div className={styles.box}>
        <CheckBox
          checked={selected}
          onChange={onSelect}
          onKeyDown={onKey}
          aria-label={`Choose the post by ${author}`}
          {...{ [boxAttribute]: id }}
        />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.author}>{author}</h2>
          <Badge>{platformNames[platform]}</Badge>
          {visibility === 'hidden' && <Badge tone="brass">Hidden</Badge>}
          {gone && <Badge tone="brass">Gone from {platformNames[platform]}</Badge>}
        </div>
        {caption && <p className={styles.caption}>{caption}</p>}
        <Facts post={post} />
      </div>
      <Tagging post={post} />
      <div className={styles.foot}>
        <PostLink post={post} />
        <PostActions post={post} />
      </div>
    </Card>
  )
}

function Facts({ post: { createdAt, updatedAt, metricsJson, addedBy } }: { post: SocialPost }) {
  const timeZone = useTimeZone()
  const likes = likesIn(metricsJson)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Created</dt>
        <dd>
          <time dateTime={createdAt}>{longDate(dateIn(timeZone, createdAt))}</time>
        </dd>
      </div>
      <div>
        <dt>Updated</dt>
        <dd>
          <time dateTime={updatedAt}>{longDate(dateIn(timeZone, updatedAt))}</time>
        </dd>
      </div>
      <div>
        <dt>Likes</dt>
        <dd>{likes ?? 'unknown'}</dd>
      </div>
      {addedBy && (
        <div>
          <dt>Added by</dt>
          <dd>{addedBy}</dd>
        </div>
      )}
    </dl>
  )
}

function Tagging({ post }: { post: SocialPost }) {
  const tag = useTag()
  const lock = useLock()
  const lockId = useId()
  const { id, author, pillar, autoPillar, autoReason, pillarLocked } = post
  // What he has just chosen, at once: the call tells of itself only a moment later, and the control would jump back and forth.
  const [chosen, setChosen] = useState<string>()
  const [locking, setLocking] = useState(false)
  const guess = `${autoPillar ? `Guess: ${pillarLabels[autoPillar]}.` : 'No guess.'} ${autoReason ?? ''}`
  return (
    <div className={styles.tagging}>
      <Field label="Pillar" hint={guess}>
        {(control) => (
          <Select
            {...control}
            aria-label={`Pillar of the post by ${author}`}
            value={chosen ?? pillar ?? ''}
            onChange={({ target: { value } }) => {
              setChosen(value)
              tag.mutate({ id, pillar: isPillar(value) ? value : null }, { onSettled: () => setChosen(undefined) })
            }}
          >
            <option value="">(auto)</option>
            <PillarOptions />
          </Select>
        )}
      </Field>
      <div className={styles.lock}>
        <CheckBox
          id={lockId}
          aria-label={`Lock tag of the post by ${author}`}
          checked={pillarLocked !== locking}
          onChange={() => {
            if (locking) return
            setLocking(true)
            lock.mutate(post, { onSettled: () => setLocking(false) })
          }}
        />
        <label htmlFor={lockId}>Lock tag</label>
      </div>
    </div>
  )
}
