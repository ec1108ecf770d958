import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const SourceForm = lazyDialog(async () => (await import('./SourceForm.tsx')).SourceForm)

export function AddSource() {
  return (
    <DialogButton preload={SourceForm.preload} renderDialog={(state) => <SourceForm {...state} />}>
      <Icon name="plus" />
      Add account
    </DialogButton>
  )
}
