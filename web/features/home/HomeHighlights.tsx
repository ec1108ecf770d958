import type { Pillar } from '#contract/pillars.ts'
import { useGoals } from '#web/features/goals/goals.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { GoalsDue } from './GoalsDue.tsx'
import { NewDiscussions } from './NewDiscussions.tsx'
import { PromptCard } from './PromptCard.tsx'
import { selectDueGoals } from './select-due-goals.ts'

type Props = {
  /** Number of challenge cards before these in the grid. */
  challengeCount: number
  today: string
  activePillars: readonly Pillar[]
}

export function HomeHighlights({ challengeCount, today, activePillars }: Props) {
  const goalsResult = useGoals()
  const dueGoals = selectDueGoals(goalsResult.goals, today, useTimeZone())
  const hasGoals = goalsResult.isPending || goalsResult.error !== null || dueGoals.length > 0
  const precedingCards = challengeCount + (hasGoals ? 2 : 1)
  return (
    <>
      {hasGoals && <GoalsDue goalsResult={goalsResult} dueGoals={dueGoals} today={today} />}
      <PromptCard today={today} activePillars={activePillars} />
      <NewDiscussions activePillars={activePillars} isFullWidth={precedingCards % 2 === 0} />
    </>
  )
}
