import type { SiteStatus } from '#contract/status.ts'
import { RelativeTime } from '#web/shell/RelativeTime.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { formatBytes, formatCount, formatMs } from './format.ts'
import styles from './Status.module.css'

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

export function Details({ status }: { status: SiteStatus }) {
  const { version, startedAt, processes, memoryBytes, engine, databaseBytes, recent, channels, backup } = status
  return (
    <Card as="section" aria-labelledby="details">
      <h2 id="details" className={styles.title}>
        Details
      </h2>
      <Facts>
        <Fact name="Version">{version}</Fact>
        <Fact name="Started">
          <RelativeTime instant={startedAt} />
          {processes > 1 && `; ${processes} processes`}
        </Fact>
        <Fact name="Memory">{formatBytes(memoryBytes)}</Fact>
        <Fact name="Database">{`${engineNames[engine]}, ${formatBytes(databaseBytes)}`}</Fact>
        <Fact name="Usual statement">{formatMs(recent.queryMs)}</Fact>
        <Fact name="Event-loop delay">{formatMs(recent.loopDelayMs)}</Fact>
        {channels.toReversed().map(({ channel, available, waiting }) => (
          <Fact key={channel} name={channel === 'email' ? 'Email' : 'Push'}>
            {available ? `${waiting.toLocaleString('en')} waiting` : 'Not available'}
          </Fact>
        ))}
        <Fact name="Last backup">{backup.lastAt ? <RelativeTime instant={backup.lastAt} /> : 'None yet'}</Fact>
      </Facts>
    </Card>
  )
}

/** What the server spends its time on. */
export function BusiestCalls({ busiest, startedAt }: Pick<SiteStatus, 'busiest' | 'startedAt'>) {
  return (
    <Card as="section" aria-labelledby="busiest">
      <h2 id="busiest" className={styles.title}>
        What takes the time
      </h2>
      <p className={styles.words}>
        {'The calls that kept this process busy, since it started '}
        <RelativeTime instant={startedAt} />.
      </p>
      <ol className={styles.busiest}>
        {busiest.map(({ summary, method, path, calls, averageMs, longestMs }) => (
          <li key={`${method} ${path}`}>
            <span className={styles.summary}>{summary}</span>
            {path.startsWith('/') && <code>{[`${method} `, ...breakAtSlashes(path)]}</code>}
            <span className={styles.times}>
              {`${formatCount(calls, 'call')}, ${formatMs(averageMs)} on average, ${formatMs(longestMs)} at most`}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Lets a long path break between its parts, not inside a word. */
function breakAtSlashes(path: string) {
  return path.split(/(?=\/)/).flatMap((part, at) => [<wbr key={at} />, part])
}
