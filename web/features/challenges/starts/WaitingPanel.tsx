import type { Participation } from '#contract/challenges.ts'
import type { AudienceSectionProps } from '#web/features/audience/AudienceSection.tsx'
import { Card } from '#web/ui/Card.tsx'
import { addDays, formatRecentDay } from '#web/ui/dates.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { formatWeekdayDate } from '#web/ui/weekday-date.ts'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { StartWithFriend } from '../friends/StartWithFriend.tsx'
import { LeaveChallenge } from '../LeaveChallenge.tsx'
import { countMembers } from './count-members.ts'
import { LazyStartLink } from './LazyStartLink.tsx'
import { StartToday } from './StartToday.tsx'
import panelStyles from '../ChallengePanel.module.css'
import styles from './WaitingPanel.module.css'

const PlanSection = lazyComponent<{ participation: Participation }>(
  async () => (await import('../PlanSection.tsx')).PlanSection,
  { fallback: () => <Skeleton shape="line" count={4} /> },
)

const AudienceSection = lazyComponent<AudienceSectionProps>(
  async () => (await import('#web/features/audience/AudienceSection.tsx')).AudienceSection,
)

/** A challenge that waits for the date on which others start it too. */
export function WaitingPanel({ participation }: { participation: Participation }) {
  const { asOf, challenge, start, startsOn } = participation
  return (
    <>
      <Card pillar={challenge.pillar} className={panelStyles.panel}>
        <div>
          <h2 className={panelStyles.title}>{startsOn && `Starts ${formatWeekdayDate(startsOn)}`}</h2>
          <p className={styles.members}>{start && countMembers(start.members)}</p>
        </div>
        <Wall total={challenge.duration} />
        {startsOn && <p className={panelStyles.line}>{describeFirstDay(startsOn, asOf)}</p>}
        {start && <LazyStartLink id={start.id} title={challenge.title} />}
        <hr className={panelStyles.rule} />
        <WhenIdle fallback={<Skeleton shape="line" count={4} />}>
          <PlanSection participation={participation} />
          <AudienceSection participation={participation} />
        </WhenIdle>
      </Card>
      <div className={panelStyles.below}>
        <StartWithFriend challenges={[challenge]} />
        <StartToday participation={participation} />
        <LeaveChallenge participation={participation} />
      </div>
    </>
  )
}

function describeFirstDay(startsOn: string, asOf: string): string {
  const day = startsOn === addDays(asOf, 1) ? 'Tomorrow' : `On ${formatRecentDay(startsOn, asOf)}`
  return `Nothing is due until then. ${day}, you can mark day 1.`
}
