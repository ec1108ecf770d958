import { Link } from 'react-router'
import type { CrewsToday } from '#contract/crews.ts'
import { paths } from '#web/paths.ts'
import { useToday } from '#web/shell/today.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { AvatarRow } from '#web/ui/AvatarRow.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatRecentDay } from '#web/ui/dates.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { listNames } from '#web/ui/list-names.ts'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import type { NudgeButtonProps } from './NudgeButton.tsx'
import type { WellDoneProps } from './WellDone.tsx'
import styles from './CrewStrip.module.css'

// The names come with the page, and the buttons a moment later in their place.
const WellDone = lazyComponent<WellDoneProps>(async () => (await import('./WellDone.tsx')).WellDone, {
  fallback: () => <ButtonPlace label="Well done" />,
})
const NudgeButton = lazyComponent<NudgeButtonProps>(async () => (await import('./NudgeButton.tsx')).NudgeButton, {
  fallback: () => <ButtonPlace label="Still with us?" />,
})

/** At most two lines: who is done today, and who may need a word. */
export function CrewStrip({ crews: { done, moreDone, quiet } }: { crews: CrewsToday }) {
  const today = useToday()
  const [first] = done
  return (
    <Card as="section" aria-label="Your crews" className={styles.strip} tabIndex={-1}>
      {first && (
        <div className={styles.line}>
          <AvatarRow people={done.slice(0, 3)} />
          <Link to={paths.crew(first.crewId)}>
            {listNames(
              done.map(({ username }) => username),
              moreDone,
              2,
            )}{' '}
            {done.length + moreDone === 1 ? 'is' : 'are'} done today.
          </Link>
          <WhenIdle fallback={<ButtonPlace label="Well done" />}>
            <WellDone
              days={done}
              names={listNames(done.map(({ username }) => username))}
              pressed={done.every(({ answered }) => answered)}
            />
          </WhenIdle>
        </div>
      )}
      {quiet && (
        <div className={styles.line}>
          <Avatar url={quiet.profileImageUrl} name={quiet.username} size="small" />
          <Link to={paths.crew(quiet.crewId)}>
            <bdi>{quiet.username}</bdi> hasn’t marked since {formatRecentDay(quiet.since, today)}.
          </Link>
          <WhenIdle fallback={<ButtonPlace label="Still with us?" />}>
            <NudgeButton key={quiet.id} id={quiet.id} username={quiet.username} asked={false} />
          </WhenIdle>
        </div>
      )}
    </Card>
  )
}

/** As wide as the button, so that the names do not move. */
function ButtonPlace({ label }: { label: string }) {
  return (
    <span className={styles.place} aria-hidden>
      {label}
    </span>
  )
}
