import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { NotificationSettings } from '#contract/notification-settings.ts'
import { callApi, getErrorMessage, isSessionEnd } from '#web/api/client.ts'
import { Button } from '#web/ui/Button.tsx'
import { tableRoles } from './table-roles.ts'
import styles from './KindsTable.module.css'

type Channel = 'push' | 'email'
type Props = Pick<NotificationSettings, 'email'> & {
  /** The channels with a column. */
  usable: Record<Channel, boolean>
  address: string
}

/** The last row of the table: a test message for each channel, and its result. */
export function TestRow({ usable, email, address }: Props) {
  const [result, setResult] = useState('')
  const test = useMutation({
    mutationFn: (channel: Channel) => callApi('POST /api/notification-settings/test', { body: { channel } }),
    onMutate: () => setResult(''),
    onSuccess: ({ sent }, channel) => setResult(describeResult(channel, sent, address)),
    onError: (error) => setResult(isSessionEnd(error) ? '' : getErrorMessage(error)),
  })
  const renderButton = (channel: Channel) => (
    <Button
      className={styles.test}
      busy={test.isPending && test.variables === channel}
      onClick={() => test.mutate(channel)}
    >
      {`Test ${channel}`}
    </Button>
  )
  return (
    <tfoot {...tableRoles.group}>
      <tr {...tableRoles.row} className={styles.tests}>
        <th {...tableRoles.kind}>
          <span className={styles.kind}>Send a test</span>
          <span className={styles.hint} role="status">
            {result || 'To see that it arrives.'}
          </span>
        </th>
        <td {...tableRoles.cell} />
        {usable.push && <td {...tableRoles.cell}>{renderButton('push')}</td>}
        {usable.email && <td {...tableRoles.cell}>{email === 'available' && renderButton('email')}</td>}
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
