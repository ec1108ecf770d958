import type { ReminderSettings } from '#contract/reminders.ts'
import { ChallengeReminderItem } from './ChallengeReminderItem.tsx'
import styles from './reminders.module.css'

/** The reminders of each active challenge, which can differ from those of the member. */
export function ChallengeReminders({ settings }: { settings: ReminderSettings }) {
  return (
    <section aria-labelledby="challenge-reminders">
      <h3 id="challenge-reminders" className={styles.title}>
        Your challenges
      </h3>
      <ul className={styles.list}>
        {settings.challenges.map((reminder) => (
          <ChallengeReminderItem key={reminder.participationId} reminder={reminder} settings={settings} />
        ))}
      </ul>
    </section>
  )
}
