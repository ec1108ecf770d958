import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const InvitationDialog = lazyDialog(async () => (await import('./InvitationDialog.tsx')).InvitationDialog)

export function NewInvitation() {
  return (
    <DialogButton
      variant="primary"
      wide
      preload={InvitationDialog.preload}
      renderDialog={(state) => <InvitationDialog {...state} />}
    >
      <Icon name="plus" />
      New invitation
    </DialogButton>
  )
}
