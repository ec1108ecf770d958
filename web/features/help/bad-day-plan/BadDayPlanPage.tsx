import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { planSections, planSectionTitles } from '#contract/plan-sections.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useUser } from '#web/shell/session.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { useAnswerDrafts } from './answer-drafts.ts'
import { badDayPlanQuery } from './plan-query.ts'
import { PlanOverview } from './PlanOverview.tsx'
import { PlanQuestion } from './PlanQuestion.tsx'
import styles from './BadDayPlan.module.css'

/** A private worksheet. `?question=3` opens the third question. */
export function BadDayPlanPage() {
  const result = useQuery(badDayPlanQuery)
  const drafts = useAnswerDrafts(useUser()?.id ?? '')
  const [searchParams] = useSearchParams()
  const number = Number(searchParams.get('question'))
  const section = planSections[number - 1]
  const heading = useFocusAfterChange(section)
  return (
    <div className={styles.page}>
      <PageTitle>
        {section ? `Question ${number} of ${planSections.length}: ${planSectionTitles[section]}` : 'Plan for bad days'}
      </PageTitle>
      <BackLink to={paths.help()}>Help now</BackLink>
      <Loaded result={result}>
        {(plan) =>
          section ? (
            <PlanQuestion
              key={section}
              saved={plan[section]}
              draft={drafts[section]}
              section={section}
              number={number}
              heading={heading}
            />
          ) : (
            <PlanOverview plan={plan} drafts={drafts} heading={heading} />
          )
        }
      </Loaded>
    </div>
  )
}

/** Move the focus to the heading of another question. The field would open the keyboard of a phone over the examples. */
function useFocusAfterChange(screen: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(screen)
  useEffect(() => {
    if (previous.current === screen) return
    previous.current = screen
    heading.current?.focus({ preventScroll: true })
  }, [screen])
  return heading
}
