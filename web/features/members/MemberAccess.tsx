import { type ReactNode, useState } from 'react'
import type { MemberDetail } from '#contract/members.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { formatTime } from '#web/ui/dates.ts'
import { preloadDialog } from '#web/ui/Dialog.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkField } from '#web/ui/LinkField.tsx'
import { useCreateResetLink, useEndMemberSessions, useRestoreMember, useSuspendMember } from './member-mutations.ts'
import styles from './MemberPage.module.css'

export function MemberAccess({ member }: { member: MemberDetail }) {
  return (
    <>
      <ResetLink member={member} />
      <EndSessions member={member} />
      <Suspension member={member} />
    </>
  )
}

function ResetLink({ member }: { member: MemberDetail }) {
  const timeZone = useTimeZone()
  const create = useCreateResetLink(member)
  return (
    <>
      <ActionRow
        title="Reset link"
        text="For a member who can’t get into their email. With the link, they set a new password."
      >
        <Button busy={create.isPending} onClick={() => create.mutate()}>
          {create.data ? 'Make another link' : 'Make a reset link'}
        </Button>
      </ActionRow>
      {create.data && (
        <LinkField
          primary
          label="Reset link"
          link={create.data.link}
          hint={`Works once, until ${formatTime(timeZone, create.data.expiresAt)}. Anyone who has it can take over the account, so make sure you send it to the right person.`}
        />
      )}
    </>
  )
}

function EndSessions({ member }: { member: MemberDetail }) {
  return (
    <ConfirmedRow
      title="Sign out everywhere"
      text={
        member.sessions === 0
          ? 'They aren’t signed in anywhere.'
          : `Ends their sessions in ${member.sessions === 1 ? '1 browser' : `${member.sessions} browsers`}. They can sign in again.`
      }
      label="Sign out"
      isDisabled={member.sessions === 0}
      question={`Sign ${isolate(member.username)} out everywhere?`}
      description="They’ll be asked for their password again. For a lost or stolen device, also make a reset link."
      confirmLabel="Sign out everywhere"
      action={useEndMemberSessions(member)}
    />
  )
}

function Suspension({ member }: { member: MemberDetail }) {
  const suspend = useSuspendMember(member)
  const restore = useRestoreMember(member)
  return member.suspendedAt ? (
    <ConfirmedRow
      key="restore"
      title="Restore"
      text="Ends the suspension."
      label="Restore"
      question={`Restore ${isolate(member.username)}?`}
      description="They’ll be able to sign in again with their current password."
      confirmLabel="Restore member"
      action={restore}
    />
  ) : (
    <ConfirmedRow
      key="suspend"
      title="Suspend"
      text="They can’t sign in until you restore them. Their posts stay."
      label="Suspend"
      isDestructive
      question={`Suspend ${isolate(member.username)}?`}
      description="They’ll be signed out everywhere and can’t sign in until you restore them. Their posts stay."
      confirmLabel="Suspend member"
      action={suspend}
    />
  )
}

function ActionRow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.action}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}

/** An action that asks first. */
function ConfirmedRow({
  title,
  text,
  label,
  isDisabled = false,
  isDestructive = false,
  question,
  description,
  confirmLabel,
  action,
}: {
  title: string
  text: string
  label: string
  isDisabled?: boolean
  isDestructive?: boolean
  question: string
  description: string
  confirmLabel: string
  action: { isPending: boolean; mutate: (variables: void, options: { onSettled: () => void }) => void }
}) {
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  return (
    <ActionRow title={title} text={text}>
      <Button
        aria-haspopup="dialog"
        aria-disabled={isDisabled || undefined}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => isDisabled || setIsConfirmOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title={question}
        description={description}
        confirmLabel={confirmLabel}
        destructive={isDestructive}
        busy={action.isPending}
        onConfirm={() => action.mutate(undefined, { onSettled: () => setIsConfirmOpen(false) })}
      />
    </ActionRow>
  )
}
