import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi, apiQuery } from '#web/api/client.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useSite } from '#web/shell/session.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from '#web/ui/settings.module.css'

// A new address can only be confirmed by email, so sites without email never load the form.
const EmailForm = lazyComponent(async () => (await import('./EmailForm.tsx')).EmailForm, {
  fallback: () => <Skeleton shape="row" count={1} />,
})

export function EmailSection() {
  const { mail } = useSite()
  const account = useQuery(apiQuery('GET /api/account'))
  const verify = useMutation({
    mutationFn: () => callApi('POST /api/auth/request-verification'),
    onSuccess: () => toast({ title: 'Check your email', description: 'The link is valid for seven days.' }),
    onError: (error) => showErrorToast(error, 'Error'),
  })

  if (!account.data)
    return (
      <LoadingState result={account}>
        <Skeleton shape="row" />
      </LoadingState>
    )
  const { email, emailVerified, pendingEmail } = account.data
  return (
    <>
      <div className={styles.row}>
        <div className={styles.facts}>
          <span className={styles.strong}>{email}</span>
          {mail && <Badge>{emailVerified ? 'Confirmed' : 'Not confirmed'}</Badge>}
        </div>
        {!emailVerified && mail && (
          <Button busy={verify.isPending} onClick={() => verify.mutate()}>
            Send a confirmation link
          </Button>
        )}
      </div>
      {pendingEmail && (
        <p className={styles.soft} role="status">
          We sent a link to <span className={styles.strong}>{pendingEmail}</span>. Open it within 24 hours to change
          your email.
        </p>
      )}
      <hr className={styles.rule} />
      {mail ? (
        <EmailForm />
      ) : (
        <p className={styles.soft}>
          This site doesn’t send email. Ask the person who runs it to change or confirm your address, or to give you a
          password reset link.
        </p>
      )}
    </>
  )
}
