import { useState } from 'react'
import type { ModerationCaseDetail } from '#contract/moderation.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { getTriggerProps, lazyDialog } from '#web/ui/Dialog.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { restoreFocusOnUnmount } from '#web/ui/restore-focus.ts'
import type { DialogAction } from './ActionDialog.tsx'
import { isMuted } from './ends.ts'
import type { Item } from './item.ts'
import { useChangeCase, useModerateMember, useModeratePost } from './moderation-mutations.ts'
import { usePostLimits } from './use-post-limits.ts'
import styles from './Case.module.css'

const ActionDialog = lazyDialog(async () => (await import('./ActionDialog.tsx')).ActionDialog)

/** What to do about the post and its author. On a phone, a bar at the bottom. */
export function CaseActions({ moderationCase }: { moderationCase: ModerationCaseDetail }) {
  const [dialog, setDialog] = useState<DialogAction>('remove')
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const userId = useUser()?.id
  const { author, type, status } = moderationCase
  const item = toItem(moderationCase)
  const openDialog = (action: DialogAction) => {
    setDialog(action)
    setIsDialogOpen(true)
  }
  if (author?.id === userId) return <p className={styles.own}>This is about you, so someone else has to decide it.</p>
  // An open appeal needs its answer first.
  if (type === 'appeal' && status === 'open') return null
  return (
    <section className={styles.actions} aria-label="Actions">
      <PostActions moderationCase={moderationCase} item={item} openDialog={openDialog} />
      {author?.canActOn && <AuthorActions author={author} openDialog={openDialog} />}
      {author && !author.canActOn && (
        <p className={styles.soft}>
          <bdi>{author.username}</bdi> is a moderator or an admin too, so you can’t act on them or their posts.
        </p>
      )}
      <ActionDialog open={isDialogOpen} onOpenChange={setIsDialogOpen} action={dialog} item={item} />
    </section>
  )
}

type PostActionsProps = {
  moderationCase: ModerationCaseDetail
  item: Item
  openDialog: (action: DialogAction) => void
}

function PostActions({ moderationCase, item, openDialog }: PostActionsProps) {
  const { id, type, status, author } = moderationCase
  const change = useChangeCase(id)
  const moderate = useModeratePost(item)
  const isOpenReport = status === 'open' && type === 'report'
  const isPost = item.kind !== 'member' && moderationCase.item.state !== 'deleted'
  const canAct = isPost && (author?.canActOn ?? true)
  const isVisible = item.state === 'visible'
  const limits = usePostLimits(item, { inCase: true })
  const canHide = canAct && !limits.includes('hide')
  const canRestore = canAct && !isVisible && !isOpenReport && !limits.includes('show')
  if (!isOpenReport && !canAct) return null
  return (
    <>
      {(isOpenReport || canRestore || (canHide && item.state !== 'removed')) && (
        <div className={styles.group} role="group" aria-label={isPost ? 'Post' : 'Report'}>
          {isOpenReport && (
            <Button ref={restoreFocusOnUnmount} busy={change.isPending} onClick={() => change.mutate('close')}>
              {isPost ? 'Keep' : 'Close report'}
            </Button>
          )}
          {canHide && (isVisible || (isOpenReport && item.state === 'hidden')) && (
            <Button
              ref={restoreFocusOnUnmount}
              variant={isOpenReport ? 'primary' : 'secondary'}
              busy={moderate.isPending}
              onClick={() => moderate.mutate({ action: 'hide' })}
            >
              {isVisible ? 'Hide' : 'Keep hidden'}
            </Button>
          )}
          {canRestore && (
            <Button
              ref={restoreFocusOnUnmount}
              busy={moderate.isPending}
              onClick={() => moderate.mutate({ action: 'restore' })}
            >
              Restore
            </Button>
          )}
          {canHide && item.state !== 'removed' && (
            <Button
              ref={restoreFocusOnUnmount}
              {...getTriggerProps(ActionDialog.preload)}
              onClick={() => openDialog('remove')}
            >
              Remove…
            </Button>
          )}
        </div>
      )}
      {canAct && !canHide && isVisible && (
        <p className={styles.soft}>An admin has decided that this post stays, so only an admin can hide it.</p>
      )}
      {canAct && !isVisible && limits.includes('show') && (
        <p className={styles.soft}>An admin has {item.state} this post, so only an admin can show it again.</p>
      )}
    </>
  )
}

type AuthorActionsProps = {
  author: NonNullable<ModerationCaseDetail['author']>
  openDialog: (action: DialogAction) => void
}

function AuthorActions({ author, openDialog }: AuthorActionsProps) {
  const moderate = useModerateMember(author)
  const isSuspended = author.suspendedAt !== null
  const isMutedByAdmin = author.adminsOnly.includes('mute')
  const isSuspendedByAdmin = author.adminsOnly.includes('suspend')
  const openButton = (action: DialogAction, label: string) => (
    <Button {...getTriggerProps(ActionDialog.preload)} onClick={() => openDialog(action)}>
      {label}
    </Button>
  )
  return (
    <>
      <div className={styles.group} role="group" aria-label={isolate(author.username)}>
        {openButton('warn', 'Warn…')}
        {isMutedByAdmin ? null : isMuted(author.mutedUntil) ? (
          <Button busy={moderate.isPending} onClick={() => moderate.mutate({ action: 'unmute' })}>
            End mute
          </Button>
        ) : (
          openButton('mute', 'Mute…')
        )}
        {isSuspendedByAdmin ? null : isSuspended ? (
          <Button busy={moderate.isPending} onClick={() => moderate.mutate({ action: 'unsuspend' })}>
            End suspension
          </Button>
        ) : (
          openButton('suspend', 'Suspend…')
        )}
      </div>
      {isMutedByAdmin && <p className={styles.soft}>An admin has muted this member, so only an admin can end that.</p>}
      {isSuspendedByAdmin && (
        <p className={styles.soft}>An admin has suspended this member, so only an admin can end that.</p>
      )}
    </>
  )
}

function toItem({ item }: ModerationCaseDetail): Item {
  const { kind, subjectId, author, crew, state, locked, pinned, pillar } = item
  return {
    kind,
    id: subjectId,
    author,
    state: state === 'deleted' ? 'visible' : state,
    isOfCrew: crew,
    thread: kind === 'discussion' && pillar ? { locked, pinned, pillar } : undefined,
  }
}
