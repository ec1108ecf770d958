import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { AudienceSection } from '#web/features/audience/AudienceSection.tsx'
import { usePreferences } from '#web/shell/preferences.ts'
import { CheckInList } from './CheckInList.tsx'
import { getDaysPeriod } from './days.ts'
import { DetailsSkeleton } from './DetailsSkeleton.tsx'
import { FriendsLine } from './friends/FriendsLine.tsx'
import { MemberList, useIsLoadingMembers } from './members/ChallengeMembers.tsx'
import { Numbers } from './Numbers.tsx'
import { PlanSection } from './PlanSection.tsx'
import { VersionNote } from './VersionNote.tsx'
import styles from './ChallengePanel.module.css'

/** What follows the day's step: the others, numbers, the plan and the completed days. */
export function PanelDetails({ participation }: { participation: Participation }) {
  const { showNumbers, audience } = usePreferences()
  // The question stays where it was asked after the answer.
  const [asks] = useState(audience === null && participation.audience === 'nobody')
  const { challengeId, lastMarked, run, numbers } = participation
  // So that they do not push down what is below them.
  if (useIsLoadingMembers(challengeId)) return <DetailsSkeleton />
  const hasNumbers = showNumbers && (lastMarked !== null || run > 1)
  return (
    <>
      {asks && <AudienceSection participation={participation} />}
      {participation.progress > 0 && <FriendsLine challengeId={challengeId} />}
      <MemberList challengeId={challengeId} />
      <VersionNote participation={participation} />
      {hasNumbers ? <Numbers numbers={numbers} query={getDaysPeriod(participation)} /> : <hr className={styles.rule} />}
      <PlanSection participation={participation} />
      {!asks && <AudienceSection participation={participation} />}
      <hr className={styles.rule} />
      <CheckInList participation={participation} />
    </>
  )
}
