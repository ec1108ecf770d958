import { type ReactNode, useState } from 'react'
import type { MemberDetail } from '#contract/members.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { formatTime } from '#web/ui/dates.ts'
import { getTriggerProps } from '#web/ui/Dialog.tsx'
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
        text="For a member who can’t get into their email. They can set a new password with the link."
      >
        <Button busy={create.isPending} onClick={() => create.mutate()}>
          {create.data ? 'Create another link' : 'Create a reset link'}
        </Button>
      </ActionRow>
      {create.data && (
        <LinkField
          primary
          focused
          label="Reset link"
          link={create.data.link}
          hint={`Works once, until ${formatTime(timeZone, create.data.expiresAt)}. Anyone who has it can take over the account, so make sure you send it to the right person.`}
        />
      )}
    </>
  )
}

function EndSessions({ member }: { member: MemberDetail }) {
  const end = useEndMemberSessions(member)
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
      isPending={end.isPending}
      confirmation={{
        question: `Sign ${isolate(member.username)} out everywhere?`,
        description:
          'They’ll be asked for their password again. For a lost or stolen device, also create a reset link.',
        label: 'Sign out everywhere',
        isDestructive: false,
        mutate: end.mutate,
      }}
    />
  )
}

function Suspension({ member }: { member: MemberDetail }) {
  const suspend = useSuspendMember(member)
  const restore = useRestoreMember(member)
  const isPending = suspend.isPending || restore.isPending
  return member.suspendedAt ? (
    <ConfirmedRow
      title="Restore"
      text="Ends the suspension."
      label="Restore"
      isPending={isPending}
      confirmation={{
        question: `Restore ${isolate(member.username)}?`,
        description: 'They’ll be able to sign in again with their current password.',
        label: 'Restore member',
        isDestructive: false,
        mutate: restore.mutate,
      }}
    />
  ) : (
    <ConfirmedRow
      title="Suspend"
      text="They can’t sign in until you restore them. Their posts stay."
      label="Suspend"
      isPending={isPending}
      confirmation={{
        question: `Suspend ${isolate(member.username)}?`,
        description:
          'They’ll be signed out everywhere and can’t sign in until you restore them. Their posts stay. To suspend them for some days, use the menu next to their name.',
        label: 'Suspend member',
        isDestructive: true,
        mutate: suspend.mutate,
      }}
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

type Confirmation = {
  question: string
  description: string
  label: string
  isDestructive: boolean
  mutate: (variables: void, options: { onSettled: () => void }) => void
}

/** An action that asks first. */
function ConfirmedRow({
  title,
  text,
  label,
  isDisabled = false,
  isPending,
  confirmation,
}: {
  title: string
  text: string
  label: string
  isDisabled?: boolean
  isPending: boolean
  confirmation: Confirmation
}) {
  // The action can change to its opposite while the dialog closes.
  const [asked, setAsked] = useState(confirmation)
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)

  function ask() {
    if (isDisabled) return
    setAsked(confirmation)
    setIsConfirmOpen(true)
  }

  return (
    <ActionRow title={title} text={text}>
      <Button aria-disabled={isDisabled || undefined} {...getTriggerProps()} onClick={ask}>
        {label}
      </Button>
      <ConfirmDialog
        open={isConfirmOpen}
        onOpenChange={setIsConfirmOpen}
        title={asked.question}
        description={asked.description}
        confirmLabel={asked.label}
        destructive={asked.isDestructive}
        busy={isPending}
        onConfirm={() => asked.mutate(undefined, { onSettled: () => setIsConfirmOpen(false) })}
      />
    </ActionRow>
  )
}
