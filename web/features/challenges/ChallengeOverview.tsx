import type { ReactNode } from 'react'
import type { ChallengeDetail } from '#contract/challenges.ts'
import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { PhoneText } from '#web/ui/PhoneText.tsx'
import { ChallengeFacts } from './ChallengeFacts.tsx'
import { DifficultyBadge } from './DifficultyBadge.tsx'
import { SafetyLine } from './SafetyLine.tsx'
import { splitDescription } from './split-description.ts'
import styles from './ChallengePage.module.css'

type Props = { challenge: ChallengeDetail; isJoined: boolean; panel: ReactNode; plan: ReactNode }

/** The texts of a challenge around what the member does with it, also in the preview of a draft. */
export function ChallengeOverview({ challenge, isJoined, panel, plan }: Props) {
  const { title, pillar, difficulty, promise } = challenge
  const { lead, caution, rest } = splitDescription(challenge)
  // Once they have joined, the step of today comes first, and the description says what the promise said.
  const about = isJoined && promise === null ? `${lead} ${rest}`.trim() : rest
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
        {!isJoined && safetyLine}
      </header>
      <section className={styles.aside} aria-label="Your progress" tabIndex={-1} data-lasting="">
        {panel}
      </section>
      <div className={styles.plan}>
        {about && (
          <p className={styles.description} dir="auto">
            <PhoneText text={about} />
          </p>
        )}
        {isJoined && safetyLine}
        {plan}
      </div>
    </div>
  )
}
