import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { BadDayPlan } from '#contract/bad-day-plan.ts'
import { planSections } from '#contract/plan-sections.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { badDayPlanQuery } from './plan-query.ts'
import { PlanOverview } from './PlanOverview.tsx'
import { PlanQuestion } from './PlanQuestion.tsx'
import styles from './BadDayPlan.module.css'

/** A private worksheet. `?question=3` opens the third question. */
export function BadDayPlanPage() {
  const result = useQuery(badDayPlanQuery)
  return (
    <div className={styles.page}>
      <PageTitle>Plan for bad days</PageTitle>
      <BackLink to={paths.help()}>Help now</BackLink>
      <Loaded result={result}>{(plan) => <Plan plan={plan} />}</Loaded>
    </div>
  )
}

function Plan({ plan }: { plan: BadDayPlan }) {
  const [searchParams] = useSearchParams()
  const number = Number(searchParams.get('question'))
  const section = planSections[number - 1]
  if (!section) return <PlanOverview plan={plan} />
  return <PlanQuestion key={section} plan={plan} section={section} number={number} />
}
