import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { apiQuery, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { Offer } from '#web/shell/Offer.tsx'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'

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
    <Offer
      title="Confirm your email"
      choices={
        <Button busy={send.isPending} onClick={() => send.mutate()}>
          {linkSent ? 'Send again' : 'Send the link'}
        </Button>
      }
      onDismiss={onDismiss}
    >
      <p>
        {linkSent ? 'We sent a link to ' : 'We can send a link to '}
        <bdi>{email}</bdi>. Until you confirm it, we can’t send you reminders.{' '}
        <Link to={paths.settings('account')}>Change the address</Link>
      </p>
    </Offer>
  )
}
