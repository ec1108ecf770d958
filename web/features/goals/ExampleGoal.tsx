import { PillarBadge } from '#web/pillars/PillarBadge.tsx'
import { useToday } from '#web/shell/today.ts'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { addDays } from '#web/ui/dates.ts'
import { DueDate } from './DueDate.tsx'
import styles from './ExampleGoal.module.css'
import goalStyles from './GoalItem.module.css'

const title = 'Run 5 kilometres without stopping'
const pillar = 'physical'
/** Days left until its target date. */
const DAYS_LEFT = 42

/** A goal for visitors to try. Its checkbox never changes. */
export function ExampleGoal({ onToggle }: { onToggle: () => void }) {
  const today = useToday()
  return (
    <section className={styles.section} aria-labelledby="example">
      <h2 id="example">Example goal</h2>
      <p id="example-note" className={styles.note}>
        This is what a goal looks like. Sign in to set your own.
      </p>
      <Card className={`${styles.card} ${goalStyles.goal}`}>
        <span className={goalStyles.check} data-pillar={pillar}>
          <Checkbox
            checked={false}
            aria-label={`Example goal: ${title}`}
            aria-describedby="example-note"
            onChange={(event) => {
              // Safari doesn't focus a clicked checkbox, so the focus couldn't return to it.
              event.currentTarget.focus()
              onToggle()
            }}
          />
        </span>
        <div className={goalStyles.words}>
          <h3 className={goalStyles.title}>{title}</h3>
          <p className={goalStyles.description}>Three short runs a week. Walk whenever you need to.</p>
        </div>
        <div className={goalStyles.facts}>
          <div className={goalStyles.date}>
            <DueDate targetDate={addDays(today, DAYS_LEFT)} today={today} />
          </div>
          <PillarBadge pillar={pillar} />
        </div>
      </Card>
    </section>
  )
}
