import type { Participation } from '#contract/challenges.ts'
import { AudienceSection } from '#web/features/audience/AudienceSection.tsx'
import { usePreferences } from '#web/shell/preferences.ts'
import { CheckInList } from './CheckInList.tsx'
import { getDaysPeriod } from './days.ts'
import { FriendsLine } from './friends/FriendsLine.tsx'
import { Numbers } from './Numbers.tsx'
import { PlanSection } from './PlanSection.tsx'
import { VersionNote } from './VersionNote.tsx'
import styles from './ChallengePanel.module.css'

/** What follows the day's step: numbers, the plan and the completed days. */
export function PanelDetails({ participation }: { participation: Participation }) {
  const { showNumbers } = usePreferences()
  const { lastMarked, run, numbers } = participation
  const hasNumbers = showNumbers && (lastMarked !== null || run > 1)
  return (
    <>
      {participation.progress > 0 && <FriendsLine challengeId={participation.challengeId} />}
      <VersionNote participation={participation} />
      {hasNumbers ? <Numbers numbers={numbers} query={getDaysPeriod(participation)} /> : <hr className={styles.rule} />}
      <PlanSection participation={participation} />
      <AudienceSection participation={participation} />
      <hr className={styles.rule} />
      <CheckInList participation={participation} />
    </>
  )
}
