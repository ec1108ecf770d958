import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { SocialPost } from '#contract/social.ts'
import { paths } from '#web/paths.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar, pillarLabels } from '#web/pillars/pillars.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { toLocalDate, formatLongDate } from '#web/ui/dates.ts'
import { Field } from '#web/ui/Field.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { Select } from '#web/ui/Select.tsx'
import { parseLikeCount } from './like-count.ts'
import { platformNames } from './platform-names.ts'
import { PostActions } from './PostActions.tsx'
import { PostLink } from './PostLink.tsx'
import { useTogglePostLock, useTagPost } from './social-mutations.ts'
import { checkboxAttribute, type useSelection } from './use-selection.ts'
import styles from './ManagedPosts.module.css'

type Props = {
  post: SocialPost
  /** Undefined for members who may only tag posts one by one. */
  selection: ReturnType<typeof useSelection> | undefined
}

export function ManagedPost({ post, selection }: Props) {
  const { id, author, platform, caption, gone, visibility } = post
  return (
    <Card as="li" className={styles.post} pillar={post.pillar ?? post.autoPillar ?? undefined}>
      {selection && (
        <div className={styles.box}>
          <Checkbox
            checked={selection.has(post)}
            onChange={() => selection.toggle(post)}
            onKeyDown={(event) => selection.onKeyDown(event, post)}
            aria-label={`Select the post by ${author}`}
            {...{ [checkboxAttribute]: id }}
          />
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.author} dir="auto">
            {author}
          </h2>
          <Badge>{platformNames[platform]}</Badge>
          {visibility === 'hidden' && <Badge tone="brass">Hidden</Badge>}
          {visibility === 'removed' && <Badge tone="brass">Removed by a moderator</Badge>}
          {gone && <Badge tone="brass">No longer on {platformNames[platform]}</Badge>}
        </div>
        {caption && (
          <p className={styles.caption} dir="auto">
            {caption}
          </p>
        )}
        <PostFacts post={post} />
      </div>
      <TagControls post={post} />
      <div className={styles.foot}>
        <PostLink post={post} />
        <PostActions post={post} canHide={selection !== undefined} />
      </div>
    </Card>
  )
}

function PostFacts({ post: { createdAt, updatedAt, metricsJson, addedBy, addedById } }: { post: SocialPost }) {
  const timeZone = useTimeZone()
  const likes = parseLikeCount(metricsJson)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Created</dt>
        <dd>
          <time dateTime={createdAt}>{formatLongDate(toLocalDate(timeZone, createdAt))}</time>
        </dd>
      </div>
      <div>
        <dt>Updated</dt>
        <dd>
          <time dateTime={updatedAt}>{formatLongDate(toLocalDate(timeZone, updatedAt))}</time>
        </dd>
      </div>
      <div>
        <dt>Likes</dt>
        <dd>{likes ?? 'unknown'}</dd>
      </div>
      {addedBy && (
        <div>
          <dt>Added by</dt>
          <dd>
            {addedById === null ? (
              <bdi>{addedBy}</bdi>
            ) : (
              <Link to={paths.member(addedById)}>
                <bdi>{addedBy}</bdi>
              </Link>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

function TagControls({ post }: { post: SocialPost }) {
  const tag = useTagPost()
  const lock = useTogglePostLock()
  const lockId = useId()
  const { id, author, pillar, autoPillar, autoReason, pillarLocked } = post
  // Tracked here because the mutation's own state updates too late and the control would flicker.
  const [pendingPillar, setPendingPillar] = useState<string>()
  const [isLockPending, setIsLockPending] = useState(false)
  const suggestion = autoPillar ? `Suggested: ${pillarLabels[autoPillar]}.` : 'No suggestion.'
  return (
    <div className={styles.tagging}>
      <Field label="Pillar" hint={`${suggestion} ${isolate(autoReason ?? '')}`}>
        {(control) => (
          <Select
            {...control}
            aria-label={`Pillar of the post by ${author}`}
            value={pendingPillar ?? pillar ?? ''}
            onChange={({ target: { value } }) => {
              setPendingPillar(value)
              tag.mutate(
                { id, pillar: isPillar(value) ? value : null },
                { onSettled: () => setPendingPillar(undefined) },
              )
            }}
          >
            <option value="">(auto)</option>
            <PillarOptions />
          </Select>
        )}
      </Field>
      <div className={styles.lock}>
        <Checkbox
          id={lockId}
          aria-label={`Lock tag of the post by ${author}`}
          checked={pillarLocked !== isLockPending}
          onChange={() => {
            if (isLockPending) return
            setIsLockPending(true)
            lock.mutate(post, { onSettled: () => setIsLockPending(false) })
          }}
        />
        <label htmlFor={lockId}>Lock tag</label>
      </div>
    </div>
  )
}
