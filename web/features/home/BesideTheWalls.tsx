import type { Pillar } from '#contract/pillars.ts'
import { useGoals } from '#web/features/goals/goals.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { goalsDue } from './goals-due.ts'
import { GoalsDue } from './GoalsDue.tsx'
import { NewDiscussions } from './NewDiscussions.tsx'
import { PromptCard } from './PromptCard.tsx'

type Props = {
  /** How many walls stand before these in the grid. */
  walls: number
  today: string
  atWorkOn: readonly Pillar[]
}

/** Home under the walls: goals that fall due, a question to write on, who has spoken. */
export function BesideTheWalls({ walls, today, atWorkOn }: Props) {
  const goals = useGoals()
  const due = goalsDue(goals.goals, today, useTimeZone())
  const hasGoals = goals.isPending || goals.error !== null || due.length > 0
  const before = walls + (hasGoals ? 2 : 1)
  return (
    <>
      {hasGoals && <GoalsDue goals={goals} due={due} today={today} />}
      <PromptCard today={today} atWorkOn={atWorkOn} />
      <NewDiscussions atWorkOn={atWorkOn} isAlone={before % 2 === 0} />
    </>
  )
}
