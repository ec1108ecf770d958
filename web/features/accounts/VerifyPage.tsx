import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { callApi, getErrorMessage, isSessionEnd } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { AccountLayout } from '#web/shell/AccountLayout.tsx'
import { logOut } from '#web/shell/log-out.ts'
import { useUser } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { parseToken } from './link-token.ts'
import styles from '#web/shell/AccountLayout.module.css'

/** Confirm an email address. It takes a button press, because mail scanners open links and would use up the token. */
export function VerifyPage() {
  const { hash } = useLocation()
  const user = useUser()
  const token = parseToken(hash)
  const verify = useMutation({
    mutationFn: (linkToken: string) => callApi('POST /api/auth/verify', { body: { token: linkToken } }),
    meta: { handlesUnauthorized: true },
  })

  if (!token) {
    return (
      <AccountLayout
        title="Confirm your address"
        lead="This link is incomplete. Open it from the email again, or copy the whole link."
      >
        {null}
      </AccountLayout>
    )
  }
  if (verify.isSuccess) {
    return (
      <AccountLayout title="Address confirmed" lead={user ? 'Thanks, you’re all set.' : 'Thanks. You can sign in now.'}>
        <div className={styles.actions}>
          <LinkButton variant="primary" href={user ? paths.home() : paths.signIn({})}>
            {user ? 'Go to Home' : 'Sign in'}
          </LinkButton>
        </div>
      </AccountLayout>
    )
  }
  if (isSessionEnd(verify.error)) return <WrongAccountNotice hash={hash} />
  return (
    <AccountLayout title="Confirm your address" lead="Press the button to confirm this address.">
      <div className={styles.fields}>
        {verify.isError && <Banner tone="error" title={getErrorMessage(verify.error)} />}
        <Button variant="primary" busy={verify.isPending} onClick={() => verify.mutate(token)}>
          Confirm address
        </Button>
      </div>
    </AccountLayout>
  )
}

/** Only the owner may confirm an address that grants admin rights or becomes the new sign-in email. */
function WrongAccountNotice({ hash }: { hash: string }) {
  const user = useUser()
  return user ? (
    <AccountLayout
      title="This link is for another account"
      lead={`You’re signed in as ${isolate(user.username)}. Log out, sign in to the other account and open the link again.`}
    >
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => logOut(user)}>
          Log out
        </Button>
      </div>
    </AccountLayout>
  ) : (
    <AccountLayout title="Sign in first" lead="Sign in to the account this link belongs to, then confirm the address.">
      <div className={styles.actions}>
        <LinkButton variant="primary" to={paths.signIn({ returnTo: paths.verify() }) + hash}>
          Sign in
        </LinkButton>
      </div>
    </AccountLayout>
  )
}
