import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CrewsToday } from '#contract/crews.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone, useToday } from '#web/shell/today.ts'
import { AvatarRow } from '#web/ui/AvatarRow.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useCurrentMinute } from '#web/ui/current-minute.ts'
import { formatRecentDay } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyWhenIdle } from '#web/ui/lazy-when-idle.tsx'
import { listNames } from '#web/ui/list-names.ts'
import { formatNext } from './round/format-next.ts'
import type { StripButtonProps } from './StripButton.tsx'
import styles from './CrewStrip.module.css'

// The names come with the page, and the buttons a moment later in their place.
const StripButton = lazyWhenIdle<StripButtonProps>(
  async () => (await import('./StripButton.tsx')).StripButton,
  ButtonPlace,
)

const maxLines = 2
const day = 24 * 60 * 60_000

/** The two most important lines: who asks, a round that ends soon, who is done, who is quiet, and any other round. */
export function CrewStrip({ crews: { done, moreDone, askedBy, quiet, round } }: { crews: CrewsToday }) {
  const today = useToday()
  const now = useCurrentMinute()
  const endsSoon = round !== null && Date.parse(round.nextAt) - now < day
  const nameAll = (people: { username: string }[], more = 0) =>
    listNames(
      people.map(({ username }) => username),
      more,
      2,
    )
  const lines = [
    askedBy.length > 0 && (
      <Line key="asked" people={askedBy} button={{ askedBy }}>
        {nameAll(askedBy)} {askedBy.length === 1 ? 'asks' : 'ask'}:{' '}
        <span className={styles.quote}>“Still with us?”</span>
      </Line>
    ),
    endsSoon && <RoundLine key="round" round={round} />,
    done.length > 0 && (
      <Line key="done" people={done} button={{ done }}>
        {nameAll(done, moreDone)} {done.length + moreDone === 1 ? 'is' : 'are'} done today.
      </Line>
    ),
    quiet && (
      <Line key="quiet" people={[quiet]} button={{ quiet }}>
        <bdi>{quiet.username}</bdi> hasn’t marked since {formatRecentDay(quiet.since, today)}.
      </Line>
    ),
    round && !endsSoon && <RoundLine key="round" round={round} />,
  ]
  return (
    <Card as="section" aria-label="Your crews" className={styles.strip} tabIndex={-1}>
      {lines.filter(Boolean).slice(0, maxLines)}
    </Card>
  )
}

function RoundLine({ round }: { round: NonNullable<CrewsToday['round']> }) {
  const timeZone = useTimeZone()
  return (
    <div className={styles.line}>
      <Icon name="journal" />
      <div className={styles.words}>
        <Link to={paths.round(round.crewId)}>
          This week’s round of <bdi>{round.crewName}</bdi>
        </Link>
        <p>{`until ${formatNext(round, timeZone)}`}</p>
      </div>
    </div>
  )
}

type LineProps = { people: CrewsToday['done'] | CrewsToday['askedBy']; button?: StripButtonProps; children: ReactNode }

/** Names the crews of the people to members of several, and leads to the crew, or to the list if there are several. */
function Line({ people, button, children }: LineProps) {
  const crewNames = [...new Set(people.flatMap(({ crewName }) => crewName ?? []))]
  const [crewId = '', ...moreIds] = new Set(people.map((person) => person.crewId))
  return (
    <div className={styles.line}>
      <AvatarRow people={people.slice(0, 3)} />
      <div className={styles.words}>
        <Link to={moreIds.length > 0 ? paths.crews() : paths.crew(crewId)}>{children}</Link>
        {crewNames.length > 0 && <p>{listNames(crewNames)}</p>}
      </div>
      {button && <StripButton {...button} />}
    </div>
  )
}

/** As wide as the button, so that the names do not move. */
function ButtonPlace(button: StripButtonProps) {
  if ('quiet' in button && button.quiet.asked) return <p data-asked>You asked today</p>
  return (
    <span className={styles.place} aria-hidden>
      {'done' in button ? 'Well done' : 'quiet' in button ? 'Still with us?' : 'I’m here'}
    </span>
  )
}
