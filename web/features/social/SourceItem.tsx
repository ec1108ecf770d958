import { useId, useState } from 'react'
import type { SourceAccount } from '#contract/social-sources.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { RemoveSource } from './RemoveSource.tsx'
import { ReplaceToken } from './ReplaceToken.tsx'
import { useToggleSource, usePollSource } from './source-mutations.ts'
import styles from './Sources.module.css'

export function SourceItem({ source }: { source: SourceAccount }) {
  const { id, displayName, handle, enabled, lastError, failures } = source
  const enable = useToggleSource()
  const poll = usePollSource()
  const enabledId = useId()
  // Tracked here because the mutation's own state updates too late.
  const [isTogglePending, setIsTogglePending] = useState(false)
  return (
    <li className={styles.source}>
      <div className={styles.words}>
        <h3 className={styles.name} dir="auto">
          {displayName}
        </h3>
        <p className={styles.facts}>
          {displayName !== handle && <span>{handle}</span>}
          <span>{source.hasToken ? 'Own token' : 'The site’s token'}</span>
          <PollTimes source={source} />
        </p>
        {lastError && (
          <p className={styles.error}>
            {lastError} {failures > 1 && `Tried ${failures} times.`}
          </p>
        )}
      </div>
      <div className={styles.enabled}>
        <Checkbox
          id={enabledId}
          aria-label={`Check hourly: ${displayName}`}
          checked={enabled !== isTogglePending}
          onChange={() => {
            if (isTogglePending) return
            setIsTogglePending(true)
            enable.mutate({ id, enabled: !enabled }, { onSettled: () => setIsTogglePending(false) })
          }}
        />
        <label htmlFor={enabledId}>Check hourly</label>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          busy={poll.isPending}
          aria-label={`Check ${displayName} now`}
          onClick={() => poll.mutate(id)}
        >
          Check now
        </Button>
        <ReplaceToken source={source} />
        <RemoveSource source={source} />
      </div>
    </li>
  )
}

function PollTimes({ source: { lastPolledAt, nextPollAt } }: { source: SourceAccount }) {
  const timeZone = useTimeZone()
  return (
    <>
      <span>{lastPolledAt ? `Checked ${formatDateTime(timeZone, lastPolledAt)}` : 'Not checked yet'}</span>
      <span>{nextPollAt ? `Next ${formatDateTime(timeZone, nextPollAt)}` : 'Paused'}</span>
    </>
  )
}
