import type { User } from '#contract/account-fields.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import styles from '#web/ui/settings.module.css'

const DeleteAccountDialog = lazyDialog(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog)

export function DeleteAccount({ user }: { user: User }) {
  return (
    <div className={styles.row}>
      <p className={styles.soft}>
        This deletes your goals, journal, plan for bad days, challenges and card. You also leave your crews, and your
        posts and answers there are deleted. You can keep your other community posts without your name and pictures, or
        delete them too.
      </p>
      <DialogButton
        preload={DeleteAccountDialog.preload}
        renderDialog={(state) => <DeleteAccountDialog user={user} {...state} />}
      >
        Delete my account
      </DialogButton>
    </div>
  )
}
