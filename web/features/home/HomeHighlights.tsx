import { useQuery } from '@tanstack/react-query'
import type { Pillar } from '#contract/pillars.ts'
import type { Today } from '#contract/today.ts'
import { apiQuery } from '#web/api/client.ts'
import { StartWithFriend } from '#web/features/challenges/friends/StartWithFriend.tsx'
import { useTodayList } from '#web/features/challenges/participations.ts'
import { useGoals } from '#web/features/goals/goals.ts'
import { useMemberDate } from '#web/shell/today.ts'
import { GoalsDue } from './GoalsDue.tsx'
import { HighlightsSkeleton } from './HighlightsSkeleton.tsx'
import { NewPosts } from './NewPosts.tsx'
import { PromptCard } from './PromptCard.tsx'
import { selectDueGoals } from './select-due-goals.ts'
import { useHomeOffer } from './use-home-offer.tsx'
import styles from './Today.module.css'

const noChallenges: { id: string; title: string }[] = []

export function HomeHighlights({ today, activePillars }: { today: string; activePillars: readonly Pillar[] }) {
  const goalsResult = useGoals()
  const dueGoals = selectDueGoals(goalsResult.goals, today, useMemberDate())
  const hasGoals = goalsResult.isPending || goalsResult.error !== null || dueGoals.length > 0
  const newPosts = useQuery(apiQuery('GET /api/new-posts'))
  const { isPending, offer } = useHomeOffer()
  const challenges = useTodayList(listChallenges).data ?? noChallenges
  // Waits for the offer, so that what is below appears in its place.
  if (newPosts.isLoading || isPending) return <HighlightsSkeleton />
  return (
    <>
      <div className={styles.grid}>
        {hasGoals && <GoalsDue goalsResult={goalsResult} dueGoals={dueGoals} today={today} />}
        {newPosts.data?.length ? <NewPosts posts={newPosts.data} /> : null}
        <PromptCard today={today} activePillars={activePillars} />
      </div>
      {offer}
      {challenges.length > 0 && <StartWithFriend challenges={challenges} className={styles.friend} />}
    </>
  )
}

/** The challenges that a friend can start with the member. */
function listChallenges({ participations }: Today) {
  return participations.filter(({ completed }) => !completed).map(({ challenge: { id, title } }) => ({ id, title }))
}
