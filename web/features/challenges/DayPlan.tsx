import { useId, useState } from 'react'
import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import type { Source } from '#contract/sources.ts'
import { HelpLine } from '#web/features/help/HelpLine.tsx'
import { ShareFile } from '#web/features/resources/ShareFile.tsx'
import { SourceList } from '#web/features/resources/sources/SourceList.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { CorrectionLine } from './CorrectionLine.tsx'
import { isMarkedToday } from './participations.ts'
import { StepBody } from './StepBody.tsx'
import styles from './DayPlan.module.css'

type Step = NonNullable<ChallengeDetail['plan']>[number]
type StepState = 'done' | 'current' | 'upcoming'

/** Steps that are in view at once: before joining the first ones, then the current one and the next. */
const VISIBLE_STEPS = 3

export type DayPlanProps = {
  /** Of the challenge; a preview has none. */
  challengeId?: string
  plan: Step[]
  participation: Participation | undefined
  sources: Source[]
}

/** The steps of a challenge if it has some, its sources, and its file. */
export function DayPlan({ challengeId, plan, participation, sources }: DayPlanProps) {
  const id = useId()
  const [showsEarlier, setShowsEarlier] = useState(false)
  const [showsLater, setShowsLater] = useState(false)
  const states = plan.map((step) => getStepState(step, participation))
  const start = Math.max(0, states.indexOf('current'))
  // One more row is as high as the button that would hide it.
  const end = plan.length - start - VISIBLE_STEPS <= 1 ? plan.length : start + VISIBLE_STEPS
  const ending = (
    <>
      <SourceList sources={sources} />
      {challengeId !== undefined && <ShareFile kind="challenge" id={challengeId} />}
    </>
  )
  const correction = participation && <CorrectionLine participation={participation} />
  if (plan.length === 0)
    return (
      <>
        {correction}
        {ending}
      </>
    )
  const currentLabel = participation && isMarkedToday(participation) ? 'Next' : 'Today'
  return (
    <section className={styles.plan} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Day plan</h2>
      {correction}
      <div className={styles.rows}>
        {start > 0 && (
          <Fold
            days={formatDays(1, (plan[start]?.from ?? 1) - 1)}
            label={showsEarlier ? 'Hide the earlier days' : 'Show the earlier days'}
            listId={id}
            isOpen={showsEarlier}
            onToggle={() => setShowsEarlier(!showsEarlier)}
          />
        )}
        <ol id={id}>
          {plan.map((step, index) =>
            (index < start && !showsEarlier) || (index >= end && !showsLater) ? null : (
              <PlanStep key={step.from} step={step} state={states[index] ?? 'upcoming'} currentLabel={currentLabel} />
            ),
          )}
        </ol>
        {end < plan.length && (
          <Fold
            days={formatDays(plan[end]?.from ?? 1, plan.at(-1)?.to ?? 1)}
            label={showsLater ? 'Hide the other days' : 'Show the other days'}
            listId={id}
            isOpen={showsLater}
            onToggle={() => setShowsLater(!showsLater)}
          />
        )}
      </div>
      <HelpLine />
      {ending}
    </section>
  )
}

type FoldProps = { days: string; label: string; listId: string; isOpen: boolean; onToggle: () => void }

function Fold({ days, label, listId, isOpen, onToggle }: FoldProps) {
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={listId} onClick={onToggle}>
      <span className={styles.days}>{days}</span>
      <span className={styles.foldLabel}>{label}</span>
    </button>
  )
}

type PlanStepProps = { step: Step; state: StepState; currentLabel: string }

function PlanStep({ step, state, currentLabel }: PlanStepProps) {
  const { from, to, title, done } = step
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <details className={styles.step} open={!done}>
        <summary className={styles.summary}>
          <span className={styles.days}>
            {from === to ? `Day ${from}` : `Days ${formatDays(from, to)}`}
            {state === 'done' && (
              <span className={styles.state}>
                <Icon name="check" size="small" /> Done
              </span>
            )}
            {state === 'current' && <span className={styles.state}>{currentLabel}</span>}
          </span>
          <span className={styles.texts}>
            <span className={styles.title} dir="auto">
              <HeadingText>{title}</HeadingText>
            </span>
            {done && <span className={styles.done} dir="auto">{`Done when: ${done}`}</span>}
          </span>
        </summary>
        <div className={styles.action}>
          <StepBody step={{ ...step, done: undefined }} />
        </div>
      </details>
    </li>
  )
}

function formatDays(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`
}

function getStepState({ from, to }: Step, participation: Participation | undefined): StepState {
  if (!participation || participation.startsOn) return 'upcoming'
  const { progress, completed } = participation
  if (completed || to <= progress) return 'done'
  return from <= progress + 1 ? 'current' : 'upcoming'
}
