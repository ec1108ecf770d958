import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#web/api/client.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/shell/session.ts'
import { useStanding } from '#web/shell/standing.ts'
import { useMemberDate, useToday } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { formatDay } from '#web/ui/dates.ts'
import { isolate } from '#web/ui/isolate.ts'
import { LinkField } from '#web/ui/LinkField.tsx'
import { type InvitedTo, useChallengeLink } from './friend-queries.ts'
import { JoinToo, type NotJoined } from './JoinToo.tsx'

export type FriendDialogProps = {
  /** More than one asks for which. */
  challenges: InvitedTo[]
  /** Set if the member is not in the challenge. */
  notJoined?: NotJoined | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Says what a friend will see, and then shows the link. */
export function FriendDialog({ challenges, notJoined, open, onOpenChange }: FriendDialogProps) {
  const [chosenId, setChosenId] = useState(challenges[0]?.id ?? '')
  const challenge = challenges.find(({ id }) => id === chosenId) ?? challenges[0]
  const getLink = useChallengeLink()
  const link = getLink.data
  const form = useMutationForm(getLink, () => challenge && getLink.mutate(challenge), [])
  const rules = useRules()
  const toDate = useMemberDate()
  const today = useToday()

  function close() {
    onOpenChange(false)
    getLink.reset()
  }

  if (!challenge) return null
  const title = isolate(challenge.title)
  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={close}
      title="Start with a friend"
      description={`Anyone with the link sees your name and ${challenges.length > 1 ? 'the challenge' : `“${title}”`}. You’re told when someone starts with it.`}
      submitLabel="Get the link"
      replacement={
        link && {
          title: 'Send this to your friend',
          description: `It shows your name and “${title}”. It works for five people${link.expiresAt ? ` until ${formatDay(toDate(link.expiresAt), today)}` : ''}.`,
          footer: <Button onClick={close}>Done</Button>,
          children: (
            <>
              <LinkField primary focused label="Link" link={link.url} shareTitle={`Start “${title}” with me`} />
              {notJoined && <JoinToo challengeId={challenge.id} notJoined={notJoined} />}
            </>
          ),
        }
      }
    >
      {challenges.length > 1 && (
        <Choices
          legend="Which challenge?"
          choices={challenges.map(({ id: value, title: label }) => ({ value, label }))}
          value={challenge.id}
          onChoose={setChosenId}
        />
      )}
      {notJoined && notJoined !== 'finished' && (
        <p>You’re not in this challenge yet. You can join it in the next step.</p>
      )}
      {rules && <p>{rules}</p>}
      {getLink.error instanceof ApiError && getLink.error.code === 'conflict' && (
        <p>
          <Link to={paths.invitations()}>Your invitations</Link>
        </p>
      )}
    </FormDialog>
  )
}

/** Says what the way to sign up means for friends who are not members yet. */
function useRules(): string | undefined {
  const { signUp } = useSite()
  const isStaff = useStanding().role !== 'member'
  if (signUp === 'closed')
    return 'This site isn’t accepting new members right now. Only friends who are members can use the link.'
  return signUp === 'approval' && !isStaff
    ? 'An admin approves new members. Your friend starts on their first visit after that.'
    : undefined
}
