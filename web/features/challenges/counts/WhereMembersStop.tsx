import { EditDayButton } from './EditDayButton.tsx'
import { findMostStops, layOutStops, type Stop } from './stop-bars.ts'
import { StopChart } from './StopChart.tsx'
import styles from './HowItGoesPage.module.css'

type Props = {
  challengeId: string
  /** Null until enough members have stopped. */
  stops: Stop[] | null
  lastDay: number
  /** Days of the version that the editor opens. */
  duration: number
}

export function WhereMembersStop({ challengeId, stops, lastDay, duration }: Props) {
  const stopBars = layOutStops(stops ?? [], lastDay)
  const most = stops && findMostStops(stops)
  return (
    <section className={styles.stops} aria-labelledby="where">
      <div className={styles.heading}>
        <h2 id="where">Where people stop</h2>
        {stops && <p className={styles.unit}>{stopBars.unit === 'day' ? 'By day' : 'By week'}</p>}
      </div>
      {stops && most ? (
        <>
          <StopChart stopBars={stopBars} />
          <div className={styles.most}>
            <p>
              <span className={styles.count}>{`${formatStopped(most)}${most.title === null ? '.' : ': '}`}</span>
              {most.title !== null && <bdi className={styles.title}>{most.title}</bdi>}
            </p>
            {most.day <= duration && <EditDayButton challengeId={challengeId} day={most.day} />}
          </div>
          <details className={styles.all}>
            <summary>All days on which members stopped</summary>
            <ol>
              {stops.map((stop) => (
                <li key={stop.day}>
                  <span className={styles.day}>{`Day ${stop.day}`}</span>
                  <bdi className={styles.name}>{stop.title}</bdi>
                  <span className={styles.members}>{formatMembers(stop.members)}</span>
                </li>
              ))}
            </ol>
          </details>
        </>
      ) : (
        <p className={styles.note}>Shown once five members have stopped.</p>
      )}
    </section>
  )
}

const formatStopped = ({ day, members }: Stop) => `${members.toLocaleString('en')} stopped on day ${day}`

const formatMembers = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'member' : 'members'}`
