import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { paths } from '#web/paths.ts'
import { AccountLayout } from '#web/shell/AccountLayout.tsx'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useSite } from '#web/shell/session.ts'
import { isolate } from '#web/ui/isolate.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AuthNav } from './AuthNav.tsx'
import { invitationQuery } from './invitation-query.ts'
import { readInvitation } from './invitation-token.ts'
import { InvitationForm } from './InvitationForm.tsx'
import { rememberReturnPath } from './remembered-return-path.ts'
import { RequestSent } from './RequestSent.tsx'
import { readSetupCode } from './setup-code.ts'
import { SignUpForm } from './SignUpForm.tsx'
import styles from '#web/shell/AccountLayout.module.css'

// Few invitations have one.
const InvitedChallenge = lazyComponent(
  async () => (await import('#web/features/challenges/friends/InvitedChallenge.tsx')).InvitedChallenge,
  { fallback: () => <Skeleton count={1} /> },
)

export function SignUpPage() {
  const returnTo = useSearchParams()[0].get('returnTo') ?? undefined
  const { hash } = useLocation()
  const { firstAccount, firstAccountIsAdmin, signUp } = useSite()
  if (firstAccount) {
    const setupCode = readSetupCode()
    return setupCode ? (
      <AccountLayout
        title={`Create the first account${firstAccountIsAdmin ? ': it will be the admin' : ''}`}
        lead={
          firstAccountIsAdmin
            ? undefined
            : 'It becomes an admin only with an address in ADMIN_EMAILS, once that address is confirmed. The server printed these addresses when it started.'
        }
      >
        <SignUpForm returnTo={returnTo} setupCode={setupCode} />
      </AccountLayout>
    ) : (
      <SetupNotice returnTo={returnTo} />
    )
  }
  if (signUp === 'closed') {
    const isInvited = readInvitation() !== undefined
    return (
      <AccountLayout
        title="Create an account"
        lead={
          isInvited
            ? 'This site isn’t accepting new members. If you’re a member, sign in to see who invited you.'
            : 'This site isn’t accepting new members. Ask the person who runs it.'
        }
      >
        <p className={styles.actions}>
          <LinkButton to={paths.signIn({ returnTo: returnTo ?? (isInvited ? paths.invite() : undefined) }) + hash}>
            Sign in instead
          </LinkButton>
        </p>
      </AccountLayout>
    )
  }
  return <MemberSignUp returnTo={returnTo} />
}

function SetupNotice({ returnTo }: { returnTo?: string }) {
  // The printed link doesn't carry the path.
  useEffect(() => rememberReturnPath(returnTo), [returnTo])
  return (
    <AccountLayout
      title="Set up this site"
      lead="To create the first account, open the link that the server printed when it started."
    >
      <p className={styles.aside}>
        To print it again, run the admin command <code>setup-link</code> on the server.
      </p>
    </AccountLayout>
  )
}

function MemberSignUp({ returnTo }: { returnTo?: string }) {
  const { signUp } = useSite()
  const [token, setToken] = useState(readInvitation)
  const [isSent, setIsSent] = useState(false)
  // Others may use it up.
  const invitation = useQuery({ ...invitationQuery(token), refetchOnMount: 'always' })

  if (isSent) return <RequestSent startsWith={(invitation.data?.challengeId && invitation.data.by) || undefined} />
  if (token === undefined) {
    if (signUp === 'invite')
      return (
        <Frame title="Join with an invitation" lead="New members need an invitation from a member." returnTo={returnTo}>
          <InvitationForm onEnter={setToken} />
        </Frame>
      )
    return <FormFrame returnTo={returnTo} needsApproval={signUp === 'approval'} onSent={() => setIsSent(true)} />
  }
  if (!invitation.data)
    return (
      <Frame title="Create an account" returnTo={returnTo}>
        <Loaded result={invitation}>{() => null}</Loaded>
      </Frame>
    )
  const { valid, by, challengeId, vouched, email } = invitation.data
  if (!valid && signUp === 'invite')
    return (
      <Frame
        title="This invitation can’t be used"
        lead="It may have expired or been used up. Ask the person who sent it for a new one."
        returnTo={returnTo}
      >
        <InvitationForm onEnter={setToken} />
      </Frame>
    )
  return (
    <FormFrame
      returnTo={returnTo}
      token={valid ? token : undefined}
      invitedBy={by}
      invitedEmail={email ?? undefined}
      challengeId={challengeId}
      isInvalid={!valid}
      needsApproval={signUp === 'approval' && !vouched}
      onSent={() => setIsSent(true)}
    />
  )
}

function FormFrame({
  returnTo,
  token,
  invitedBy,
  invitedEmail,
  challengeId,
  isInvalid,
  needsApproval,
  onSent,
}: {
  returnTo?: string
  token?: string
  invitedBy?: string | null
  invitedEmail?: string
  challengeId?: string | null
  isInvalid?: boolean
  needsApproval: boolean
  onSent: () => void
}) {
  const { name } = useSite()
  const ownTitle = needsApproval ? 'Ask to join' : 'Create an account'
  const sentences = [
    invitedBy &&
      !needsApproval &&
      (challengeId
        ? `Create an account on ${name}, and you’re in: your day 1 is today.`
        : `Create an account to join ${name}.`),
    isInvalid && 'This invitation can’t be used anymore, but you can join without one.',
    needsApproval && 'An admin reads every request before you can sign in.',
    needsApproval && invitedBy && challengeId && 'Your day 1 is your first visit.',
  ].filter(Boolean)
  return (
    <Frame
      title={
        invitedBy ? `${isolate(invitedBy)} ${challengeId ? 'wants to do this with you' : 'has invited you'}` : ownTitle
      }
      lead={sentences.join(' ')}
      // Members see the invitation again once they have signed in.
      returnTo={returnTo ?? (token && paths.invite())}
      intro={invitedBy && challengeId && <InvitedChallenge id={challengeId} by={invitedBy} />}
    >
      <SignUpForm
        returnTo={returnTo}
        invitation={token}
        invitedEmail={invitedEmail}
        needsApproval={needsApproval}
        onSent={onSent}
      />
    </Frame>
  )
}

function Frame({
  title,
  lead,
  returnTo,
  intro,
  children,
}: {
  title: string
  lead?: string
  returnTo?: string
  /** What is before the choice between signing in and creating an account. */
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <AccountLayout title={title} lead={lead}>
      {intro}
      <AuthNav returnTo={returnTo} />
      {children}
    </AccountLayout>
  )
}
