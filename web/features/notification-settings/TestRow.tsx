import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { NotificationSettings } from '#contract/notification-settings.ts'
import { callApi, getErrorMessage, isSessionEnd } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { tableRoles } from './table-roles.ts'
import styles from './KindsTable.module.css'

type Channel = 'push' | 'email'

/** The last row of the table: a test message for each channel, and its result. */
export function TestRow({ email, address }: Pick<NotificationSettings, 'email'> & { address: string }) {
  const [result, setResult] = useState('')
  const test = useMutation({
    mutationFn: (channel: Channel) => callApi('POST /api/notification-settings/test', { body: { channel } }),
    onMutate: () => setResult(''),
    onSuccess: ({ sent }, channel) => setResult(describeResult(channel, sent, address)),
    onError: (error) => setResult(isSessionEnd(error) ? '' : getErrorMessage(error)),
  })
  const renderButton = (channel: Channel, label: string) => (
    <Button
      className={styles.test}
      busy={test.isPending && test.variables === channel}
      aria-label={`Send a test ${label}`}
      onClick={() => test.mutate(channel)}
    >
      Send a test
    </Button>
  )
  return (
    <tfoot {...tableRoles.group}>
      <tr {...tableRoles.row}>
        <th {...tableRoles.kind}>
          <span className={styles.kind}>Try it</span>
          <span className={styles.hint} role="status">
            {result || 'Send yourself a message.'}
          </span>
        </th>
        <td {...tableRoles.cell} className={styles.empty} />
        <td {...tableRoles.cell}>{renderButton('push', 'push message')}</td>
        <td {...tableRoles.cell}>{email === 'available' && renderButton('email', 'email')}</td>
      </tr>
    </tfoot>
  )
}

function describeResult(channel: Channel, sent: number, address: string): string {
  if (channel === 'email')
    return sent ? `Sent to ${address}. Check your spam folder if it doesn’t arrive.` : 'The email was not accepted.'
  if (sent === 0) return 'No device accepted it. Turn on notifications on your device again.'
  return sent === 1 ? 'Sent to one device.' : `Sent to ${sent} devices.`
}
