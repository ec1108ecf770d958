import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { inviteButtonId } from './invite-button.ts'

const InviteByEmailDialog = lazyDialog(async () => (await import('./InviteByEmailDialog.tsx')).InviteByEmailDialog)

export function InviteByEmail() {
  return (
    <DialogButton
      id={inviteButtonId}
      variant="primary"
      wide
      preload={InviteByEmailDialog.preload}
      renderDialog={(state) => <InviteByEmailDialog {...state} />}
    >
      <Icon name={rareIcons.mail} />
      Invite by email
    </DialogButton>
  )
}
