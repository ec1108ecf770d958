import type { ReactNode } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { ChallengeFacts } from './ChallengeFacts.tsx'
import type { DayPlanProps } from './DayPlan.tsx'
import { DifficultyBadge } from './DifficultyBadge.tsx'
import { SafetyLine } from './SafetyLine.tsx'
import { splitDescription } from './split-description.ts'
import styles from './ChallengePage.module.css'

const DayPlan = lazyComponent<DayPlanProps>(async () => (await import('./DayPlan.tsx')).DayPlan, {
  fallback: DayPlanSkeleton,
  source: 'web/features/challenges/DayPlan.tsx',
})

type Props = {
  challenge: Challenge
  isJoined?: boolean
  /** Who takes part, before the member has joined. */
  people?: ReactNode
  panel: ReactNode
  /** The name of the section with the panel. */
  panelLabel?: string
  /** Missing until it is loaded. */
  dayPlan: DayPlanProps | undefined
  /** Whether the plan may come once the screen is idle, because members are here for the panel. */
  planCanWait?: boolean
}

/** The texts of a challenge around what the member does with it, also in the preview of a draft. */
export function ChallengeOverview({
  challenge,
  isJoined = false,
  people,
  panel,
  panelLabel = 'Your progress',
  dayPlan,
  planCanWait = false,
}: Props) {
  const { title, pillar, difficulty, promise } = challenge
  const { lead, caution, rest } = splitDescription(challenge)
  // Once they have joined, the step of today comes first, and the description says what the promise said.
  const about = isJoined && promise === null ? `${lead} ${rest}`.trim() : rest
  const plan = dayPlan && <DayPlan {...dayPlan} />
  const safetyLine = caution && <SafetyLine text={caution} />
  return (
    <div className={styles.page} data-pillar={pillar}>
      <header className={styles.head}>
        <div className={styles.badges}>
          <PillarBadge pillar={pillar} />
          <DifficultyBadge difficulty={difficulty} />
        </div>
        <h1 dir="auto">
          <HeadingText>{title}</HeadingText>
        </h1>
        {!isJoined && (
          <p className={styles.promise} dir="auto">
            <PhoneText text={lead} />
          </p>
        )}
        <ChallengeFacts challenge={challenge} />
        {people}
        {!isJoined && safetyLine}
      </header>
      <section className={styles.aside} aria-label={panelLabel} tabIndex={-1} data-lasting="">
        {panel}
      </section>
      <div className={styles.plan}>
        {about && (
          <p className={styles.description} dir="auto">
            <PhoneText text={about} />
          </p>
        )}
        {isJoined && safetyLine}
        {planCanWait ? <WhenIdle fallback={<DayPlanSkeleton />}>{plan}</WhenIdle> : plan}
      </div>
    </div>
  )
}

function DayPlanSkeleton() {
  return <Skeleton shape="line" count={6} />
}
