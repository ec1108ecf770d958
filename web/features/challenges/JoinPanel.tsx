import { type SubmitEvent, useState } from 'react'
import type { ChallengeDetail } from '#contract/challenges.ts'
import type { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import type { useJoinChallenge } from './participations.ts'
import { describeMissedDay, describeRule, describeSchedule } from './rule-words.ts'
import { RuleChoice } from './RuleChoice.tsx'
import styles from './ChallengePanel.module.css'

export const maxCueLength: typeof limits.cue = 120

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
      <form className={styles.form} onSubmit={submit}>
        <Field label="When and where will you do it?" optional>
          {(control) => (
            <TextInput
              {...control}
              value={cue}
              maxLength={maxCueLength}
              placeholder="After breakfast, in the park"
              autoComplete="off"
              onChange={(event) => setCue(event.target.value)}
            />
          )}
        </Field>
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
