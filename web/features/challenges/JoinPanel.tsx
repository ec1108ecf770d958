import { type SubmitEvent, useState } from 'react'
import type { ChallengeDetail } from '#contract/challenges.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { CueField } from './CueField.tsx'
import type { useJoinChallenge } from './participations.ts'
import { describeMissedDay, describeRule, describeSchedule } from './rule-words.ts'
import { RuleChoice } from './RuleChoice.tsx'
import styles from './ChallengePanel.module.css'

export type JoinPanelProps = { challenge: ChallengeDetail; joining: ReturnType<typeof useJoinChallenge> }

export function JoinPanel({ challenge, joining }: JoinPanelProps) {
  const { duration, pillar, schedule, rules, passes } = challenge
  const [cue, setCue] = useState('')
  const [rule, setRule] = useState(rules[0] ?? 'flexible')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!joining.isPending) joining.join(challenge, { rule, cue: cue.trim() || undefined })
  }

  return (
    <Card pillar={pillar} className={styles.panel}>
      <h2 className={styles.title}>{duration === 1 ? '1 day' : `${duration} days`}</h2>
      {duration > 1 && (
        <p className={styles.text}>
          {describeSchedule(schedule)}.
          {rules.length === 1 && ` ${describeRule(rule, passes)} ${describeMissedDay(schedule)}`}
        </p>
      )}
      <Wall total={duration} />
      <form method="post" className={styles.form} onSubmit={submit}>
        <CueField value={cue} onChange={setCue} />
        {rules.length > 1 && (
          <RuleChoice schedule={schedule} rules={rules} passes={passes} value={rule} onChoose={setRule} />
        )}
        <Button variant="primary" type="submit" busy={joining.isPending} className={styles.join}>
          <span>
            Join Challenge <span className={styles.commitment}>I’ll start today</span>
          </span>
        </Button>
      </form>
    </Card>
  )
}
