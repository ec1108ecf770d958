import { useEffect, useState } from 'react'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useUser } from '#web/shell/session.ts'
import { requireSignIn } from '#web/shell/sign-in-required.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ExampleGoal } from './ExampleGoal.tsx'
import { GoalDialog } from './GoalDialog.tsx'
import { GoalLists } from './GoalLists.tsx'
import { useGoals } from './goals.ts'

export function GoalsPage() {
  const user = useUser()
  const goalsResult = useGoals()
  const [creating, setCreating] = useState(false)
  const isMember = user !== null
  useEffect(() => (isMember ? preloadWhenIdle(GoalDialog.preload) : undefined), [isMember])
  const openButtonProps = {
    'aria-haspopup': 'dialog' as const,
    onClick: () => (user ? setCreating(true) : requireSignIn('goals')),
  }
  return (
    <>
      <PageHeader
        title="Goals & Accountability"
        action={
          <Button variant="primary" wide {...openButtonProps}>
            <Icon name="plus" />
            New Goal
          </Button>
        }
      >
        Set goals, give them a date and track your progress.
      </PageHeader>
      {goalsResult.isPending || goalsResult.error ? (
        <LoadingState result={goalsResult}>
          <Skeleton shape="row" count={4} />
        </LoadingState>
      ) : (
        <>
          {!isMember && <ExampleGoal onToggle={() => requireSignIn('goals')} />}
          <GoalLists goals={goalsResult.goals} emptyAction={<Button {...openButtonProps}>Create a goal</Button>} />
        </>
      )}
      <GoalDialog open={creating} onOpenChange={setCreating} />
    </>
  )
}
