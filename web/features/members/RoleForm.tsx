import { type FormEvent, useState } from 'react'
import type { MemberDetail } from '#contract/members.ts'
import type { StaffRole } from '#contract/standing.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { getTriggerProps } from '#web/ui/Dialog.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { useChangeRole } from './member-mutations.ts'
import { roleChoices } from './roles.ts'
import styles from './MemberPage.module.css'

const confirmations: Record<StaffRole, { name: string; description: string }> = {
  member: {
    name: 'a member',
    description: 'They lose access to the reports and the admin screens immediately. Their posts and data stay.',
  },
  moderator: {
    name: 'a moderator',
    description:
      'They can read reports, hide or remove posts, and warn, mute or suspend members. They can’t open the admin screens or see email addresses.',
  },
  admin: {
    name: 'an admin',
    description:
      'They can do everything you can: manage members and roles, see email addresses, delete accounts, and change the site.',
  },
}

export function RoleForm({ member }: { member: MemberDetail }) {
  const [chosen, setChosen] = useState<StaffRole>()
  const role = chosen ?? member.role
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const change = useChangeRole(member)
  const isUnchanged = role === member.role
  const { name, description } = confirmations[role]

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isUnchanged) setIsConfirmOpen(true)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Choices legend="Role" choices={roleChoices} value={role} onChoose={setChosen} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isUnchanged || undefined} {...getTriggerProps()}>
          Change role
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title={`Make ${isolate(member.username)} ${name}?`}
        description={description}
        confirmLabel={`Make ${name}`}
        destructive={false}
        busy={change.isPending}
        onConfirm={() => change.mutate({ role }, { onSettled: () => setIsConfirmOpen(false) })}
      />
    </form>
  )
}
