import type { ReactNode } from 'react'
import { Card, CardFooter } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { type Channel, type ChannelState, getChannelState } from './channel-state.ts'
import { CodeWords } from './CodeWords.tsx'
import { explainMailError } from './explain-error.ts'
import { channelNames } from './message-kinds.ts'
import { Moment } from './Moment.tsx'
import { TestEmail } from './TestEmail.tsx'
import styles from './Delivery.module.css'

const stateNames: Record<ChannelState, string> = {
  unavailable: 'Not set up',
  failing: 'Not working',
  working: 'Working',
  unused: 'Ready, nothing sent yet',
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
      <Problem channel={channel} state={state} />
      <dl className={styles.facts}>
        <Fact name="Waiting">
          <Waiting channel={channel} />
        </Fact>
        <Fact name="Sent in 24 hours">{sentToday.toLocaleString('en')}</Fact>
        <Fact name="Failed in 14 days">{failed.toLocaleString('en')}</Fact>
        <Fact name="Last sent">{lastSuccessAt ? <Moment at={lastSuccessAt} /> : 'Never'}</Fact>
        <LastError channel={channel} state={state} />
        {name === 'push' && <Fact name="Devices">{devices.toLocaleString('en')}</Fact>}
      </dl>
      {name === 'email' && available && (
        <CardFooter>
          <TestEmail />
        </CardFooter>
      )}
    </Card>
  )
}

function Problem({ channel, state }: { channel: Channel; state: ChannelState }) {
  const { channel: name, problem, waiting, lastError, lastErrorAt } = channel
  if (state === 'unavailable')
    return (
      <p className={styles.problem}>
        <CodeWords text={problem ?? 'This channel cannot be used.'} />
      </p>
    )
  if (state !== 'failing' || !lastErrorAt) return null
  const advice = name === 'email' && lastError ? explainMailError(lastError) : undefined
  return (
    <div className={styles.problem}>
      <p>
        The last attempt failed (<Moment at={lastErrorAt} />){lastError ? ':' : '.'}
      </p>
      {lastError && <p className={styles.answer}>{lastError}</p>}
      {advice && (
        <p>
          <CodeWords text={advice} />
        </p>
      )}
      {waiting > 0 && (
        <p>The server keeps trying. Nothing is lost, but reminders are dropped when their day is over.</p>
      )}
    </div>
  )
}

function Waiting({ channel: { waiting, oldestWaitingAt } }: { channel: Channel }) {
  if (!oldestWaitingAt || waiting === 0) return '0'
  return (
    <>
      {waiting.toLocaleString('en')}{' '}
      <span className={styles.aside}>
        {waiting > 1 && 'oldest '}since <Moment at={oldestWaitingAt} />
      </span>
    </>
  )
}

/** While the channel is failing, the error is shown above. */
function LastError({ channel: { lastError, lastErrorAt }, state }: { channel: Channel; state: ChannelState }) {
  if (state === 'failing') return null
  return (
    <Fact name="Last error">
      {lastErrorAt ? <Moment at={lastErrorAt} /> : 'None'}
      {lastErrorAt && lastError && <span className={styles.lastError}>{lastError}</span>}
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
