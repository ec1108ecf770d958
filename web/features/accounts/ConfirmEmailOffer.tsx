import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { apiQuery, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { restoreFocusToRegion } from '#web/ui/restore-focus.ts'
import { toast } from '#web/ui/toast.ts'
import styles from '#web/features/notifications/settings/ReminderOffer.module.css'

type Props = { email: string; linkSent: boolean; onDismiss: () => void }

/** Tells a member that their address is not confirmed yet. */
export function ConfirmEmailOffer({ email, linkSent, onDismiss }: Props) {
  const send = useMutation({
    mutationFn: () => callApi('POST /api/auth/request-verification'),
    onSuccess: () => toast({ title: 'Check your email', description: 'The link is valid for seven days.' }),
    onError: (error) => showErrorToast(error, 'Error'),
    onSettled: () => queryClient.invalidateQueries(apiQuery('GET /api/account')),
  })
  return (
    <Card as="section" className={styles.offer} aria-labelledby="confirm-email">
      <div className={styles.words}>
        <h3 id="confirm-email">Confirm your email</h3>
        <p>
          {linkSent ? 'We sent a link to ' : 'We can send a link to '}
          <bdi>{email}</bdi>. Until you confirm it, we can’t send you reminders.{' '}
          <Link to={paths.settings('account')}>Change the address</Link>
        </p>
      </div>
      <div className={styles.choices}>
        <Button busy={send.isPending} onClick={() => send.mutate()}>
          {linkSent ? 'Send again' : 'Send the link'}
        </Button>
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            restoreFocusToRegion(currentTarget)
            onDismiss()
          }}
        >
          No thanks
        </Button>
      </div>
    </Card>
  )
}
