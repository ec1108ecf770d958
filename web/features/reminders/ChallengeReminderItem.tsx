import { useId, useState } from 'react'
import type { ChallengeReminder, ReminderSettings } from '#contract/reminders.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChallengeReminderFields } from './ChallengeReminderFields.tsx'
import { describeReminder } from './describe-reminder.ts'
import styles from './reminders.module.css'

type Props = { reminder: ChallengeReminder; settings: ReminderSettings }

export function ChallengeReminderItem({ reminder, settings }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { title, cue } = reminder
  const description = describeReminder(reminder, settings)
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <div className={styles.words}>
          <span className={styles.name} dir="auto">
            {title}
          </span>
          {cue && (
            <span className={styles.soft} dir="auto">
              {cue}
            </span>
          )}
          <span className={styles.soft}>{description.charAt(0).toUpperCase() + description.slice(1)}</span>
        </div>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={`${isOpen ? 'Close' : 'Change'}: ${title}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change'}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className={styles.fields}>
          <ChallengeReminderFields reminder={reminder} settings={settings} />
        </div>
      )}
    </li>
  )
}
