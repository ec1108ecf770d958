import { useQuery } from '@tanstack/react-query'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react'
import type { ModerationSummary } from '#contract/moderation.ts'
import { useStanding } from '#web/shell/standing.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { eyeIcons } from '#web/ui/eye-icons.ts'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { rareIcons } from '#web/ui/rare-icons.ts'
import type { DialogAction } from './ActionDialog.tsx'
import { isMuted } from './ends.ts'
import { describeItem, type Item } from './item.ts'
import { type MemberAction, type PostAction, useModerateMember, useModeratePost } from './moderation-mutations.ts'
import { profileQuery, summaryQuery } from './moderation-queries.ts'
import { usePostLimits } from './use-post-limits.ts'
import styles from './ItemMenu.module.css'

const ReportDialog = lazyDialog(async () => (await import('./ReportDialog.tsx')).ReportDialog)
const BlockDialog = lazyDialog(async () => (await import('./BlockDialog.tsx')).BlockDialog)
const ActionDialog = lazyDialog(async () => (await import('./ActionDialog.tsx')).ActionDialog)
const MoveDialog = lazyDialog(async () => (await import('./MoveDialog.tsx')).MoveDialog)

/** What the author can do about an own post that has no buttons for it. */
export type AuthorActions = { onEdit: () => void; onDelete: () => void }

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: RefObject<HTMLButtonElement | null>
  item: Item
  isOwn: boolean
  authorActions: AuthorActions | undefined
}

type DialogName = 'report' | 'block' | 'move' | DialogAction

export function ItemMenuPanel({ open, onOpenChange, trigger, item, isOwn, authorActions }: Props) {
  const [dialog, setDialog] = useState<DialogName>()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  // Inside a landmark, as all content should be.
  const [main] = useState(() => document.getElementById('main'))
  // Runs once the menu has closed and returned the focus, so that a dialog returns it there too.
  const afterClose = useRef<() => void>(undefined)
  const openDialog = (name: DialogName) => () => {
    setDialog(name)
    setIsDialogOpen(true)
  }
  const dialogProps = (...names: DialogName[]) => ({
    open: isDialogOpen && dialog !== undefined && names.includes(dialog),
    onOpenChange: setIsDialogOpen,
  })
  return (
    <>
      <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
        <Radix.Trigger asChild>
          <MenuAnchor trigger={trigger} />
        </Radix.Trigger>
        <Radix.Portal container={main}>
          <Radix.Content
            className={styles.menu}
            aria-labelledby={undefined}
            aria-label={`Actions for ${describeItem(item)}`}
            align="end"
            sideOffset={4}
            collisionPadding={8}
            loop
            onInteractOutside={(event) => {
              // A click on the button closes the menu itself.
              if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault()
            }}
            onCloseAutoFocus={(event) => {
              const callback = afterClose.current
              afterClose.current = undefined
              if (!callback) return
              event.preventDefault()
              trigger.current?.focus()
              callback()
            }}
          >
            <MenuItems
              item={item}
              isOwn={isOwn}
              authorActions={authorActions}
              openDialog={openDialog}
              onSelect={(callback) => {
                afterClose.current = callback
              }}
            />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <ReportDialog {...dialogProps('report')} item={item} />
      {item.author && <BlockDialog {...dialogProps('block')} member={item.author} />}
      {item.thread && <MoveDialog {...dialogProps('move')} item={item} pillar={item.thread.pillar} />}
      <ActionDialog
        {...dialogProps('remove', 'warn', 'mute', 'suspend')}
        action={isDialogAction(dialog) ? dialog : 'remove'}
        item={item}
      />
    </>
  )
}

type ItemsProps = {
  item: Item
  isOwn: boolean
  authorActions?: AuthorActions | undefined
  openDialog: (name: DialogName) => () => void
  onSelect: (callback: () => void) => void
}

function MenuItems({ item, isOwn, authorActions, openDialog, onSelect }: ItemsProps) {
  const isStaff = useStanding().role !== 'member'
  const authorId = item.author?.id ?? ''
  const { data: profile } = useQuery({ ...profileQuery(authorId), enabled: authorId !== '' && !isOwn })
  return (
    <>
      {authorActions && (
        <>
          <MenuItem icon={rareIcons.create} onSelect={() => onSelect(authorActions.onEdit)}>
            Edit
          </MenuItem>
          <MenuItem icon={rareIcons.trash} onSelect={() => onSelect(authorActions.onDelete)}>
            Delete
          </MenuItem>
        </>
      )}
      {!isOwn && (
        <MenuItem icon={rareIcons.flag} onSelect={() => onSelect(openDialog('report'))}>
          Report
        </MenuItem>
      )}
      {item.author && profile?.canBlock && !profile.blocked && (
        <MenuItem icon={rareIcons.block} onSelect={() => onSelect(openDialog('block'))}>
          Block {isolate(item.author.username)}
        </MenuItem>
      )}
      {isStaff && <StaffItems item={item} isOwn={isOwn} openDialog={openDialog} onSelect={onSelect} />}
    </>
  )
}

function StaffItems({ item, isOwn, openDialog, onSelect }: ItemsProps) {
  const { kind, author, state, thread, isOfCrew = false } = item
  const summary = useQuery({ ...summaryQuery(author?.id ?? ''), enabled: author !== null && !isOwn, staleTime: 0 })
  const canActOn = author === null || (summary.data?.canActOn ?? false)
  const limits = usePostLimits(item)
  const { mutate: moderatePost } = useModeratePost(item)
  const act = (action: Exclude<PostAction['action'], 'move'>) => () => onSelect(() => moderatePost({ action }))
  if (!canActOn && !isOwn) return summary.isPending ? <p className={styles.loading}>Loading...</p> : null
  return (
    <>
      {kind !== 'member' && !isOfCrew && (
        <>
          {!isOwn && <Radix.Separator className={styles.separator} />}
          {canActOn &&
            !limits.includes(state === 'visible' ? 'hide' : 'show') &&
            (state === 'visible' ? (
              <MenuItem icon={eyeIcons.eyeOff} onSelect={act('hide')}>
                Hide
              </MenuItem>
            ) : (
              <MenuItem icon={eyeIcons.eye} onSelect={act('restore')}>
                Restore
              </MenuItem>
            ))}
          {canActOn && state !== 'removed' && !limits.includes('hide') && (
            <MenuItem icon={rareIcons.trash} onSelect={() => onSelect(openDialog('remove'))}>
              Remove…
            </MenuItem>
          )}
          {thread && (
            <>
              {!limits.includes('lock') && (
                <MenuItem icon={rareIcons.lock} onSelect={act(thread.locked ? 'unlock' : 'lock')}>
                  {thread.locked ? 'Unlock' : 'Lock'}
                </MenuItem>
              )}
              {!limits.includes('pin') && (
                <MenuItem icon={rareIcons.pin} onSelect={act(thread.pinned ? 'unpin' : 'pin')}>
                  {thread.pinned ? 'Unpin' : 'Pin'}
                </MenuItem>
              )}
              {!limits.includes('move') && (
                <MenuItem icon="columns" onSelect={() => onSelect(openDialog('move'))}>
                  Move to pillar…
                </MenuItem>
              )}
            </>
          )}
        </>
      )}
      {author && summary.data?.canActOn && (
        <MemberItems member={author} summary={summary.data} openDialog={openDialog} onSelect={onSelect} />
      )}
      {(limits.length > 0 || Boolean(summary.data?.adminsOnly.length)) && (
        <Radix.Label className={styles.note}>Only an admin can change what an admin has decided.</Radix.Label>
      )}
    </>
  )
}

type MemberItemsProps = Pick<ItemsProps, 'openDialog' | 'onSelect'> & {
  member: { id: string; username: string }
  summary: Pick<ModerationSummary, 'mutedUntil' | 'suspendedAt' | 'adminsOnly'>
}

function MemberItems({ member, summary, openDialog, onSelect }: MemberItemsProps) {
  const { mutate: moderateMember } = useModerateMember(member)
  const act = (action: MemberAction) => () => onSelect(() => moderateMember(action))
  return (
    <>
      <Radix.Separator className={styles.separator} />
      <Radix.Label className={styles.note}>
        <bdi>{member.username}</bdi>
      </Radix.Label>
      <MenuItem icon="warning" onSelect={() => onSelect(openDialog('warn'))}>
        Warn…
      </MenuItem>
      {summary.adminsOnly.includes('mute') ? null : !isMuted(summary.mutedUntil) ? (
        <MenuItem icon={rareIcons.reply} onSelect={() => onSelect(openDialog('mute'))}>
          Mute…
        </MenuItem>
      ) : (
        <MenuItem icon={rareIcons.reply} onSelect={act({ action: 'unmute' })}>
          End mute
        </MenuItem>
      )}
      {summary.adminsOnly.includes('suspend') ? null : summary.suspendedAt === null ? (
        <MenuItem icon="leave" onSelect={() => onSelect(openDialog('suspend'))}>
          Suspend…
        </MenuItem>
      ) : (
        <MenuItem icon="leave" onSelect={act({ action: 'unsuspend' })}>
          End suspension
        </MenuItem>
      )}
    </>
  )
}

function MenuItem({ icon, onSelect, children }: { icon: IconName; onSelect: () => void; children: ReactNode }) {
  return (
    <Radix.Item className={styles.item} onSelect={onSelect}>
      <Icon name={icon} size="small" />
      <span>{children}</span>
    </Radix.Item>
  )
}

function isDialogAction(name: DialogName | undefined): name is DialogAction {
  return name !== undefined && name !== 'report' && name !== 'block' && name !== 'move'
}

/** Render nothing and point Radix at the existing button. */
function MenuAnchor({ trigger, ref }: { trigger: RefObject<HTMLButtonElement | null>; ref?: Ref<Element | null> }) {
  useImperativeHandle<Element | null, Element | null>(ref, () => trigger.current, [trigger])
  return null
}
