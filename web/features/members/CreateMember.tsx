import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const CreateMemberDialog = lazyDialog(async () => (await import('./CreateMemberDialog.tsx')).CreateMemberDialog)

export function CreateMember() {
  return (
    <DialogButton
      variant="primary"
      wide
      preload={CreateMemberDialog.preload}
      renderDialog={(state) => <CreateMemberDialog {...state} />}
    >
      <Icon name="plus" />
      Create a member
    </DialogButton>
  )
}
