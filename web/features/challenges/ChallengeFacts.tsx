import type { Challenge } from '#contract/challenges.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { describeParticipants, describeSchedule } from './challenge-words.ts'
import styles from './ChallengeFacts.module.css'

export function ChallengeFacts({ challenge: { duration, participants, schedule } }: { challenge: Challenge }) {
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="clock" size="small" />
        {duration === 1 ? '1 day' : `${duration} days`}
      </li>
      {schedule.kind !== 'daily' && (
        <li>
          <Icon name="calendar" size="small" />
          {describeSchedule(schedule)}
        </li>
      )}
      <li>
        <Icon name="people" size="small" />
        {describeParticipants(participants)}
      </li>
    </ul>
  )
}
