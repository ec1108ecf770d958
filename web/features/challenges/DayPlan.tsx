import { useId, useState } from 'react'
import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import type { Source } from '#contract/sources.ts'
import { HelpLine } from '#web/features/help/HelpLine.tsx'
import { SourceList } from '#web/features/resources/sources/SourceList.tsx'
import { Button } from '#web/ui/Button.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { isMarkedToday } from './participations.ts'
import { StepBody } from './StepBody.tsx'
import styles from './DayPlan.module.css'

type Step = NonNullable<ChallengeDetail['plan']>[number]
type StepState = 'done' | 'current' | 'upcoming'

const COLLAPSE_THRESHOLD = 7
const STEPS_BEFORE_CURRENT = 1
const COLLAPSED_STEPS = 5

export type DayPlanProps = { plan: Step[]; participation: Participation | undefined; sources: Source[] }

export function DayPlan({ plan, participation, sources }: DayPlanProps) {
  const id = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  const states = plan.map((step) => getStepState(step, participation))
  const currentIndex = Math.max(0, states.indexOf('current'))
  const firstVisible = Math.max(0, Math.min(currentIndex - STEPS_BEFORE_CURRENT, plan.length - COLLAPSED_STEPS))
  const isCollapsed = plan.length > COLLAPSE_THRESHOLD && !isExpanded
  return (
    <section className={styles.plan} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Day plan</h2>
      {isCollapsed && firstVisible > 0 && (
        <p className={styles.above}>
          {firstVisible === 1 ? '1 earlier step is done.' : `${firstVisible} earlier steps are done.`}
        </p>
      )}
      <ol className={styles.steps} id={id}>
        {plan.map((step, index) =>
          isCollapsed && (index < firstVisible || index >= firstVisible + COLLAPSED_STEPS) ? null : (
            <PlanStep
              key={step.from}
              step={step}
              state={states[index] ?? 'upcoming'}
              currentLabel={participation && isMarkedToday(participation) ? 'Next' : 'Now'}
            />
          ),
        )}
      </ol>
      {plan.length > COLLAPSE_THRESHOLD && (
        <Button
          className={styles.fold}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer steps' : `Show all ${plan.length} steps`}
        </Button>
      )}
      <HelpLine />
      <SourceList sources={sources} />
    </section>
  )
}

type PlanStepProps = { step: Step; state: StepState; currentLabel: string }

function PlanStep({ step, state, currentLabel }: PlanStepProps) {
  const { from, to, title } = step
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.brick}>{state === 'done' && <Icon name="check" size="small" />}</span>
      <p className={styles.days}>
        {from === to ? `Day ${from}` : `Days ${from} to ${to}`}
        {state === 'done' && <span className={styles.state}>Done</span>}
        {state === 'current' && <span className={styles.state}>{currentLabel}</span>}
      </p>
      <h3 className={styles.title} dir="auto">
        <HeadingText>{title}</HeadingText>
      </h3>
      <div className={styles.action}>
        <StepBody step={step} />
      </div>
    </li>
  )
}

function getStepState({ from, to }: Step, participation: Participation | undefined): StepState {
  if (!participation) return 'upcoming'
  const { progress, completed } = participation
  if (completed || to <= progress) return 'done'
  return from <= progress + 1 ? 'current' : 'upcoming'
}
