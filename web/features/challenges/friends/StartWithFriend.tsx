import type { ComponentProps } from 'react'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import type { FriendDialogProps } from './FriendDialog.tsx'

const FriendDialog = lazyDialog<FriendDialogProps>(async () => (await import('./FriendDialog.tsx')).FriendDialog)

export type StartWithFriendProps = Pick<ComponentProps<typeof DialogButton>, 'variant' | 'className'> &
  Pick<FriendDialogProps, 'challenges' | 'notJoined'>

export function StartWithFriend({ challenges, notJoined, variant = 'quiet', className }: StartWithFriendProps) {
  return (
    <DialogButton
      variant={variant}
      className={className}
      preload={FriendDialog.preload}
      renderDialog={(state) => <FriendDialog {...state} challenges={challenges} notJoined={notJoined} />}
    >
      <Icon name={rareIcons.invite} size="small" />
      Start with a friend
    </DialogButton>
  )
}
