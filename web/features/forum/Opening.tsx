import { Suspense, lazy, useState } from 'react'
import type { ForumPost } from '#contract/forum.ts'
import { PillarBadge } from '#web/features/pillars/PillarBadge.tsx'
import { useUser } from '#web/session.ts'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { Byline } from './Byline.tsx'
import { OwnActions } from './OwnActions.tsx'
import { useDeleteDiscussion } from './forum-changes.ts'
import styles from './Opening.module.css'

const loadForm = () => import('./DiscussionForm.tsx')
const DiscussionForm = lazy(async () => ({ default: (await loadForm()).DiscussionForm }))

/** What the discussion began with. */
export function Opening({ post, onGone }: { post: ForumPost; onGone: () => void }) {
  const { pillar, title, content, userId, deleted } = post
  const isOwn = useUser()?.id === userId
  return (
    <article className={styles.opening}>
      <PillarBadge pillar={pillar} />
      <h1 className={styles.title} data-deleted={deleted || undefined}>
        {title}
      </h1>
      {deleted ? (
        <p className={styles.gone}>Its author has taken it back. What others answered is still here.</p>
      ) : (
        <>
          <Byline text={post} />
          <Markdown text={content} />
        </>
      )}
      {isOwn && !deleted && <Own post={post} onGone={onGone} />}
    </article>
  )
}

function Own({ post, onGone }: { post: ForumPost; onGone: () => void }) {
  const [editing, setEditing] = useState(false)
  const [wanted, setWanted] = useState(false)
  const remove = useDeleteDiscussion(post, onGone)
  return (
    <>
      <OwnActions
        what="discussion"
        loss={post.replies ? 'What others replied stays, under the word "Deleted". Yours cannot be brought back.' : 'It cannot be brought back.'}
        onPreload={() => {
          void loadForm()
          preloadDialog()
        }}
        onEdit={() => {
          setWanted(true)
          setEditing(true)
        }}
        deleting={remove.isPending}
        onDelete={(close) => remove.mutate(undefined, { onSettled: close })}
      />
      {wanted && (
        <Suspense>
          <DiscussionForm post={post} open={editing} onOpenChange={setEditing} />
        </Suspense>
      )}
    </>
  )
}
