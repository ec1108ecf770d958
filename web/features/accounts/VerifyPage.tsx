import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { call, textOf } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { tokenIn } from './token-in.ts'
import styles from './AccountFrame.module.css'

/** Opened by a mailed link. A press proves the address: mail scanners open links too, and must not use them up. */
export function VerifyPage() {
  const token = tokenIn(useLocation().hash)
  const verify = useMutation({ mutationFn: (given: string) => call('POST /api/auth/verify', { body: { token: given } }) })

  if (!token) {
    return (
      <AccountFrame title="Confirm your address" lead="This link is incomplete. Open it from the mail again, or copy all of it.">
        {null}
      </AccountFrame>
    )
  }
  if (verify.isSuccess) {
    return (
      <AccountFrame title="Address confirmed" lead="That is all. Back to work.">
        <div className={styles.actions}>
          <LinkButton look="primary" href={paths.home()}>
            Go to Home
          </LinkButton>
        </div>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title="Confirm your address" lead="One press and this address is yours.">
      <div className={styles.fields}>
        {verify.isError && <Banner tone="error" title={textOf(verify.error)} />}
        <Button look="primary" busy={verify.isPending} onClick={() => verify.mutate(token)}>
          Confirm address
        </Button>
      </div>
    </AccountFrame>
  )
}
