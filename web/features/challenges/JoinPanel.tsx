import { type SubmitEvent, useId, useState } from 'react'
import type { ChallengeDetail } from '#contract/challenges.ts'
import type { JoinAudienceProps } from '#web/features/audience/JoinAudience.tsx'
import { usePreferences } from '#web/shell/preferences.ts'
import { Card } from '#web/ui/Card.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Wall } from '#web/ui/Wall.tsx'
import { describeMissedDay, describeRule, describeSchedule } from './challenge-words.ts'
import { CueField } from './CueField.tsx'
import { LazyStartWithFriend } from './friends/LazyStartWithFriend.tsx'
import { joinFormId, JoinSubmit, onDateName } from './JoinSubmit.tsx'
import type { useJoinChallenge } from './participations.ts'
import { RuleChoice } from './RuleChoice.tsx'
import { StartDialog } from './starts/StartDialog.tsx'
import styles from './JoinPanel.module.css'

const JoinAudience = lazyComponent<JoinAudienceProps>(
  async () => (await import('#web/features/audience/JoinAudience.tsx')).JoinAudience,
  { fallback: () => <div className={styles.audience} /> },
)

// Who has sent a link to a friend before joining.
const FriendsLine = lazyComponent<{ challengeId: string }>(
  async () => (await import('./friends/FriendsLine.tsx')).FriendsLine,
)

export type JoinPanelProps = { challenge: ChallengeDetail; joining: ReturnType<typeof useJoinChallenge> }

/** What a member agrees to. On a phone, JoinBar has the button. */
export function JoinPanel({ challenge, joining }: JoinPanelProps) {
  const { duration, pillar, schedule, rules, passes } = challenge
  const id = useId()
  const [cue, setCue] = useState('')
  const [rule, setRule] = useState(rules[0] ?? 'flexible')
  const [isChanging, setIsChanging] = useState(false)
  const [isChoosingDate, setIsChoosingDate] = useState(false)
  const [isPrivate, setIsPrivate] = useState(false)
  const { audience } = usePreferences()
  const isSeen = audience !== null && audience !== 'nobody'
  // What is shown here, also if the member joined and left this challenge with another audience.
  const choices = {
    rule,
    cue: cue.trim() || undefined,
    ...(audience && { audience: isPrivate ? ('nobody' as const) : audience }),
  }
  const hasOneRule = rules.length === 1

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    if (submitter instanceof HTMLButtonElement && submitter.name === onDateName) setIsChoosingDate(true)
    else if (!joining.isPending) joining.join(challenge, choices)
  }

  return (
    <Card pillar={pillar} className={styles.panel}>
      <FriendsLine challengeId={challenge.id} />
      <Wall total={duration} />
      <form method="post" id={joinFormId} className={styles.form} onSubmit={submit}>
        <p className={styles.terms}>
          {duration > 1 && (
            <span>
              {describeSchedule(schedule)}. {describeRule(rule, passes)}
              {hasOneRule && ` ${describeMissedDay(schedule)}`}
            </span>
          )}{' '}
          <button
            type="button"
            className={styles.change}
            aria-expanded={isChanging}
            aria-controls={`${id}-terms`}
            onClick={() => setIsChanging(!isChanging)}
          >
            Change
          </button>
        </p>
        <div id={`${id}-terms`} className={styles.fields} hidden={!isChanging}>
          {!hasOneRule && (
            <RuleChoice schedule={schedule} rules={rules} passes={passes} value={rule} onChoose={setRule} />
          )}
          <CueField value={cue} onChange={setCue} />
        </div>
        {isSeen && <JoinAudience audience={audience} isPrivate={isPrivate} onChange={setIsPrivate} />}
        <div className={styles.submit}>
          <JoinSubmit isPending={joining.isPending} />
        </div>
      </form>
      <div className={styles.friend}>
        <LazyStartWithFriend challenges={[challenge]} notJoined={{ audience: isPrivate ? 'nobody' : audience }} />
      </div>
      <StartDialog challenge={challenge} choices={choices} open={isChoosingDate} onOpenChange={setIsChoosingDate} />
    </Card>
  )
}
