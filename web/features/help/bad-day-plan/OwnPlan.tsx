import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { Card } from '#web/ui/Card.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './OwnPlan.module.css'

/** A short way to the plan at the top of the page with the crisis lines. */
export function OwnPlanLink() {
  if (!useUser()) return null
  return (
    <p className={styles.short}>
      <Link to={paths.badDayPlan()}>Your plan for bad days</Link>
    </p>
  )
}

/** The way to the member's own plan from the page with the crisis lines. */
export function OwnPlan() {
  if (!useUser()) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="own-plan">
      <div>
        <h2 id="own-plan">Your plan for bad days</h2>
        <p>What helps you, and who you can call.</p>
      </div>
      <LinkButton to={paths.badDayPlan()}>Open your plan</LinkButton>
      <LinkButton variant="quiet" to={paths.selfChecks()}>
        Self-checks
      </LinkButton>
    </Card>
  )
}
