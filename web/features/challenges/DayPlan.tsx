import { useId, useState } from 'react'
import type { ChallengeDetail, Participation } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './DayPlan.module.css'

type Step = NonNullable<ChallengeDetail['plan']>[number]
type State = 'done' | 'current' | 'ahead'

/** More steps than this are folded to those around the present one. */
const MANY = 7
const BEFORE = 1
const SHOWN = 5

/** What each day says to do. In a challenge that is under way the steps done are ticked, and the present one is marked. */
export function DayPlan({ plan, participation }: { plan: Step[]; participation: Participation | undefined }) {
  const id = useId()
  const [whole, setWhole] = useState(false)
  const states = plan.map((step) => stateOf(step, participation))
  const present = Math.max(0, states.indexOf('current'))
  const first = Math.max(0, Math.min(present - BEFORE, plan.length - SHOWN))
  const folded = plan.length > MANY && !whole
  return (
    <section className={styles.plan} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Day plan</h2>
      {folded && first > 0 && (
        <p className={styles.above}>
          {first === 1 ? 'One step before this is done.' : `${first} steps before this are done.`}
        </p>
      )}
      <ol className={styles.steps} id={id}>
        {plan.map((step, at) =>
          folded && (at < first || at >= first + SHOWN) ? null : (
            <PlanStep key={step.from} step={step} state={states[at] ?? 'ahead'} />
          ),
        )}
      </ol>
      {plan.length > MANY && (
        <Button className={styles.fold} aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)}>
          {whole ? 'Show fewer steps' : `Show all ${plan.length} steps`}
        </Button>
      )}
    </section>
  )
}

function PlanStep({ step: { from, to, title, action }, state }: { step: Step; state: State }) {
  return (
    <li className={styles.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.brick}>{state === 'done' && <Icon name="check" size="small" />}</span>
      <p className={styles.days}>
        {from === to ? `Day ${from}` : `Days ${from} to ${to}`}
        {state === 'done' && <span className={styles.state}>Done</span>}
        {state === 'current' && <span className={styles.state}>Now</span>}
      </p>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.action}>{action}</p>
    </li>
  )
}

function stateOf({ from, to }: Step, participation: Participation | undefined): State {
  if (!participation) return 'ahead'
  const { progress, completed } = participation
  if (completed || to <= progress) return 'done'
  return from <= progress + 1 ? 'current' : 'ahead'
}
