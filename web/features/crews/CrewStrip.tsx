import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CrewsToday } from '#contract/crews.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone, useToday } from '#web/shell/today.ts'
import { AvatarRow } from '#web/ui/AvatarRow.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatRecentDay } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { listNames } from '#web/ui/list-names.ts'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { formatNext } from './round/format-next.ts'
import type { StripButtonProps } from './StripButton.tsx'
import styles from './CrewStrip.module.css'

// The names come with the page, and the buttons a moment later in their place.
const StripButton = lazyComponent<StripButtonProps>(async () => (await import('./StripButton.tsx')).StripButton, {
  fallback: ButtonPlace,
})

/** At most two lines about people, and one for a round that waits: who is done, and who asks or may need a word. */
export function CrewStrip({ crews: { done, moreDone, askedBy, quiet, round } }: { crews: CrewsToday }) {
  const [timeZone, today] = [useTimeZone(), useToday()]
  const nameAll = (people: { username: string }[], more = 0) =>
    listNames(
      people.map(({ username }) => username),
      more,
      2,
    )
  return (
    <Card as="section" aria-label="Your crews" className={styles.strip} tabIndex={-1}>
      {done.length > 0 && (
        <Line people={done} button={{ done }}>
          {nameAll(done, moreDone)} {done.length + moreDone === 1 ? 'is' : 'are'} done today.
        </Line>
      )}
      {askedBy.length > 0 ? (
        <Line people={askedBy}>
          {nameAll(askedBy)} {askedBy.length === 1 ? 'asks' : 'ask'}: “Still with us?” Mark a day, or write them a line.
        </Line>
      ) : (
        quiet && (
          <Line people={[quiet]} button={{ quiet }}>
            <bdi>{quiet.username}</bdi> hasn’t marked since {formatRecentDay(quiet.since, today)}.
          </Line>
        )
      )}
      {round && (
        <div className={styles.line}>
          <Icon name="journal" />
          <div className={styles.words}>
            <Link to={paths.round(round.crewId)}>
              This week’s round of <bdi>{round.crewName}</bdi>
            </Link>
            <p>{`until ${formatNext(round, timeZone)}`}</p>
          </div>
        </div>
      )}
    </Card>
  )
}

type LineProps = { people: CrewsToday['done'] | CrewsToday['askedBy']; button?: StripButtonProps; children: ReactNode }

/** Names the crews of the people to members of several. */
function Line({ people, button, children }: LineProps) {
  const crewNames = [...new Set(people.flatMap(({ crewName }) => crewName ?? []))]
  return (
    <div className={styles.line}>
      <AvatarRow people={people.slice(0, 3)} />
      <div className={styles.words}>
        <Link to={paths.crew(people[0]?.crewId ?? '')}>{children}</Link>
        {crewNames.length > 0 && <p>{listNames(crewNames)}</p>}
      </div>
      {button && (
        <WhenIdle fallback={<ButtonPlace {...button} />}>
          <StripButton {...button} />
        </WhenIdle>
      )}
    </div>
  )
}

/** As wide as the button, so that the names do not move. */
function ButtonPlace(button: StripButtonProps) {
  if ('quiet' in button && button.quiet.asked) return <p data-asked>You asked today</p>
  return (
    <span className={styles.place} aria-hidden>
      {'done' in button ? 'Well done' : 'Still with us?'}
    </span>
  )
}
