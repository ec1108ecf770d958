import { useId } from 'react'
import type { ShareLevel } from '#contract/audience.ts'
import type { CrewShares, ShareChange } from '#contract/crews.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Segmented } from '#web/ui/Segmented.tsx'
import styles from './SharesFields.module.css'

const levels: { value: ShareLevel; label: string }[] = [
  { value: 'nothing', label: 'Nothing' },
  { value: 'done', label: 'Done or not' },
  { value: 'notes', label: 'With notes' },
]

/** What a crew sees of each challenge and goal, and whether it is told of gaps. */
export function SharesFields({ shares, onChange }: { shares: CrewShares; onChange: (change: ShareChange) => void }) {
  const id = useId()
  const { challenges, goals, tellsGaps } = shares
  const shared = [...challenges, ...goals].some(({ level }) => level !== 'nothing')
  return (
    <div className={styles.fields}>
      {challenges.length > 0 && (
        <Items
          heading="Challenges"
          items={challenges}
          onChoose={(item, level) => onChange({ challenges: [{ id: item, level }] })}
        />
      )}
      {goals.length > 0 && (
        <Items heading="Goals" items={goals} onChoose={(item, level) => onChange({ goals: [{ id: item, level }] })} />
      )}
      {challenges.length + goals.length === 0 && (
        <p className={styles.hint}>You have no active challenge or goal. You can choose here once you do.</p>
      )}
      <p className={styles.hint}>
        “Done or not” shows its name and the days on which you did it, including earlier ones. “With notes” also shows
        what you write for a day, and what you have written so far, or the text of a goal. Nothing else of yours is
        shown, and you can change this at any time.
      </p>
      {(shared || tellsGaps) && (
        <div className={styles.gaps}>
          <Checkbox
            id={`${id}-gaps`}
            aria-describedby={`${id}-gaps-hint`}
            checked={tellsGaps}
            onChange={({ currentTarget }) => onChange({ tellsGaps: currentTarget.checked })}
          />
          <div>
            <label htmlFor={`${id}-gaps`}>Let them see when I go quiet</label>
            <p id={`${id}-gaps-hint`}>
              After two missed days they see when you last marked, and can ask “Still with us?”. Rest days and breaks
              don’t count.
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

type ItemsProps = {
  heading: string
  items: CrewShares['goals']
  onChoose: (id: string, level: ShareLevel) => void
}

function Items({ heading, items, onChoose }: ItemsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <p id={`${id}-${item.id}`} dir="auto">
              {item.title}
            </p>
            <Segmented
              labelledBy={`${id}-${item.id}`}
              choices={levels}
              value={item.level}
              onChoose={(level) => onChoose(item.id, level)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
