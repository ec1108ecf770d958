import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { ApiError, callApi, getErrorMessage } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { logOut } from '#web/shell/log-out.ts'
import { useUser } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { parseToken } from './link-token.ts'
import styles from './AccountLayout.module.css'

/** Opened by a mailed link. A press proves the address: mail scanners open links too, and must not use them up. */
export function VerifyPage() {
  const { hash } = useLocation()
  const token = parseToken(hash)
  const verify = useMutation({
    mutationFn: (linkToken: string) => callApi('POST /api/auth/verify', { body: { token: linkToken } }),
    meta: { handlesUnauthorized: true },
  })

  if (!token) {
    return (
      <AccountLayout
        title="Confirm your address"
        lead="This link is incomplete. Open it from the mail again, or copy all of it."
      >
        {null}
      </AccountLayout>
    )
  }
  if (verify.isSuccess) {
    return (
      <AccountLayout title="Address confirmed" lead="That is all. Back to work.">
        <div className={styles.actions}>
          <LinkButton variant="primary" href={paths.home()}>
            Go to Home
          </LinkButton>
        </div>
      </AccountLayout>
    )
  }
  if (verify.error instanceof ApiError && verify.error.code === 'not-signed-in')
    return <WrongAccountNotice hash={hash} />
  return (
    <AccountLayout title="Confirm your address" lead="One press and this address is yours.">
      <div className={styles.fields}>
        {verify.isError && <Banner tone="error" title={getErrorMessage(verify.error)} />}
        <Button variant="primary" busy={verify.isPending} onClick={() => verify.mutate(token)}>
          Confirm address
        </Button>
      </div>
    </AccountLayout>
  )
}

/** Where it gives an admin's rights or changes how a man signs in, an address is confirmed by its own account alone. */
function WrongAccountNotice({ hash }: { hash: string }) {
  const user = useUser()
  return user ? (
    <AccountLayout
      title="This is another account’s link"
      lead={`You are signed in as ${user.username}. Log out, sign in to the account this link belongs to, and open it again.`}
    >
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => logOut(user)}>
          Log out
        </Button>
      </div>
    </AccountLayout>
  ) : (
    <AccountLayout
      title="Sign in first"
      lead="This link belongs to one account. Sign in to it, and you are back here to confirm the address."
    >
      <div className={styles.actions}>
        <LinkButton variant="primary" to={paths.signIn({ returnTo: paths.verify() }) + hash}>
          Sign in
        </LinkButton>
      </div>
    </AccountLayout>
  )
}
