import type { MemberDetail } from '#contract/members.ts'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import { DialogButton } from '#web/ui/DialogButton.tsx'
import styles from './MemberPage.module.css'

const DeleteMemberDialog = lazyDialog(async () => (await import('./DeleteMemberDialog.tsx')).DeleteMemberDialog)

export function DeleteMember({ member }: { member: MemberDetail }) {
  return (
    <div className={styles.action}>
      <p>Deletes their account and all private data. You decide what happens to their posts.</p>
      <DialogButton
        variant="destructive"
        preload={DeleteMemberDialog.preload}
        renderDialog={(state) => <DeleteMemberDialog member={member} {...state} />}
      >
        Delete account
      </DialogButton>
    </div>
  )
}
