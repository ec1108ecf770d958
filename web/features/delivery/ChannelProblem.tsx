import type { Channel, ChannelState } from './channel-state.ts'
import { CodeWords } from './CodeWords.tsx'
import { explainMailError } from './explain-mail-error.ts'
import { Moment } from './Moment.tsx'
import styles from './Delivery.module.css'

/** Say why a channel does not work and what to do. */
export function ChannelProblem({ channel, state }: { channel: Channel; state: ChannelState }) {
  const { channel: name, problem, lastError, lastErrorAt } = channel
  if (state === 'unavailable')
    return (
      <div className={styles.problem}>
        <p>
          <CodeWords text={problem ?? 'This channel can’t be used.'} />
        </p>
      </div>
    )
  if (state === 'working' || state === 'unused' || !lastErrorAt) return null
  const advice = name === 'email' && lastError ? explainMailError(lastError) : undefined
  return (
    <div className={styles.problem}>
      <p>
        Last attempt: <Moment at={lastErrorAt} />
      </p>
      {lastError && <p className={styles.answer}>{lastError}</p>}
      {advice && (
        <p>
          <CodeWords text={advice} />
        </p>
      )}
      {state === 'failing' && (
        <p>The site keeps trying. Messages wait until it works again, and reminders until the end of their day.</p>
      )}
    </div>
  )
}
