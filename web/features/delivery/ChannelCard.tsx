import { Card, CardFooter } from '#web/ui/Card.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { type Channel, type ChannelState, getChannelState } from './channel-state.ts'
import { ChannelProblem } from './ChannelProblem.tsx'
import { channelNames } from './message-kinds.ts'
import { Moment } from './Moment.tsx'
import { TestEmail } from './TestEmail.tsx'
import styles from './Delivery.module.css'

const stateNames: Record<ChannelState, string> = {
  unavailable: 'Not available',
  failing: 'Not getting through',
  failed: 'The last attempt failed',
  working: 'Working',
  unused: 'Ready',
}

export function ChannelCard({ channel, devices }: { channel: Channel; devices: number }) {
  const { channel: name, available, failed, sentToday, lastSuccessAt } = channel
  const state = getChannelState(channel)
  const titleId = `channel-${name}`
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.channel}>
      <div className={styles.channelHead}>
        <h2 id={titleId}>{channelNames[name]}</h2>
        <p className={styles.state} data-state={state}>
          <Icon name={state === 'working' || state === 'unused' ? 'check' : 'warning'} size="small" />
          {stateNames[state]}
        </p>
      </div>
      <ChannelProblem channel={channel} state={state} />
      <Facts>
        <Fact name="Waiting">
          <Waiting channel={channel} />
        </Fact>
        <Fact name="Sent in 24 hours">{sentToday.toLocaleString('en')}</Fact>
        <Fact name="Failed in 14 days">{failed.toLocaleString('en')}</Fact>
        <Fact name="Last sent">{lastSuccessAt ? <Moment at={lastSuccessAt} /> : 'Never'}</Fact>
        <LastError channel={channel} state={state} />
        {name === 'push' && <Fact name="Devices">{devices.toLocaleString('en')}</Fact>}
      </Facts>
      {name === 'email' && available && (
        <CardFooter>
          <TestEmail />
        </CardFooter>
      )}
    </Card>
  )
}

function Waiting({ channel: { waiting, oldestWaitingAt } }: { channel: Channel }) {
  if (!oldestWaitingAt || waiting === 0) return '0'
  return (
    <>
      {waiting.toLocaleString('en')}
      <span className={styles.aside}>
        {waiting > 1 ? ', the oldest since ' : ', since '}
        <Moment at={oldestWaitingAt} />
      </span>
    </>
  )
}

/** If it is the latest event, the error is shown above. */
function LastError({ channel: { lastError, lastErrorAt }, state }: { channel: Channel; state: ChannelState }) {
  if (state === 'failing' || state === 'failed') return null
  return (
    <Fact name="Last error">
      {lastErrorAt ? <Moment at={lastErrorAt} /> : 'None'}
      {lastErrorAt && lastError && <span className={styles.lastError}>{lastError}</span>}
    </Fact>
  )
}
