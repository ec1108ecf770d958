import { useQuery } from '@tanstack/react-query'
import type { Goal } from '#contract/goals.ts'
import { query, textOf } from '#web/api.ts'
import { PillarBadge } from '#web/features/pillars/PillarBadge.tsx'
import { requireSignIn } from '#web/layout/sign-in-required.ts'
import { useUser } from '#web/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './GoalsPage.module.css'

/** Visitors see the screen too, empty; writing one down asks them to sign in. */
export function GoalsPage() {
  const user = useUser()
  const goals = useQuery({ ...query('GET /api/goals'), enabled: user !== null })
  return (
    <>
      <PageTitle>Goals & Accountability</PageTitle>
      <PageHeader
        title="Goals & Accountability"
        action={
          user ? null : (
            <Button look="primary" wide onClick={() => requireSignIn('goals')}>
              <Icon name="plus" />
              New Goal
            </Button>
          )
        }
      >
        Write it down, give it a date, and tell somebody.
      </PageHeader>
      {goals.isError ? (
        <ErrorState text={textOf(goals.error)} busy={goals.isFetching} onRetry={() => void goals.refetch()} />
      ) : goals.isLoading ? (
        <Skeleton shape="row" count={4} />
      ) : (
        <GoalLists goals={goals.data ?? []} />
      )}
    </>
  )
}

function GoalLists({ goals }: { goals: Goal[] }) {
  const active = goals.filter(({ completed }) => !completed)
  const completed = goals.filter(({ completed: done }) => done)
  return (
    <>
      <section aria-labelledby="active">
        <h2 id="active" className={styles.heading}>{`Active Goals (${active.length})`}</h2>
        {active.length ? (
          <GoalList goals={active} />
        ) : (
          <EmptyState title="No active goals yet. Create your first goal to get started!" />
        )}
      </section>
      {completed.length > 0 && (
        <section className={styles.completed} aria-labelledby="completed">
          <h2 id="completed" className={styles.heading}>{`Completed Goals (${completed.length})`}</h2>
          <GoalList goals={completed} />
        </section>
      )}
    </>
  )
}

function GoalList({ goals }: { goals: Goal[] }) {
  return (
    <ul className={styles.list}>
      {goals.map(({ id, title, description, pillar, completed }) => (
        <Card key={id} as="li">
          <PillarBadge pillar={pillar} />
          <h3 className={styles.title}>{completed ? <s>{title}</s> : title}</h3>
          {description && <p className={styles.description}>{description}</p>}
        </Card>
      ))}
    </ul>
  )
}
