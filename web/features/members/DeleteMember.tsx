import { useState } from 'react'
import type { MemberDetail } from '#contract/members.ts'
import { Button } from '#web/ui/Button.tsx'
import { lazyDialog } from '#web/ui/Dialog.tsx'
import styles from './MemberPage.module.css'

const DeleteMemberDialog = lazyDialog(async () => (await import('./DeleteMemberDialog.tsx')).DeleteMemberDialog)

export function DeleteMember({ member }: { member: MemberDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.action}>
      <p>Deletes their account and all private data. You decide what happens to their posts.</p>
      <Button
        variant="destructive"
        aria-haspopup="dialog"
        onPointerEnter={DeleteMemberDialog.preload}
        onFocus={DeleteMemberDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        Delete account
      </Button>
      <DeleteMemberDialog member={member} open={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}
