import { type FormEvent, useRef, useState } from 'react'
import type { Run } from '#contract/generation-runs.ts'
import { generateCounts, limits } from '#contract/limits.ts'
import { usePersistedText } from '#web/shell/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardFooter } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useFocusWhenDisabled } from '#web/ui/use-focus-when-disabled.ts'
import { ChoiceNotice } from './ChoiceNotice.tsx'
import { isReasonInForm, useHasRun, useStartRun } from './runs.ts'
import styles from './ContentPage.module.css'

type Count = (typeof generateCounts)[number]

export function TopicForm({ onStarted }: { onStarted: (run: Run) => void }) {
  const [typed, setTyped, discardTopic] = usePersistedText('topic')
  const [count, setCount] = useState<Count>(generateCounts[0])
  const suggestionRun = useStartRun(onStarted)
  const startRun = useStartRun((run) => {
    discardTopic()
    onStarted(run)
  })
  const busy =
    useHasRun('challenges', ({ status, task }) => status === 'running' && task.kind === 'generate') ||
    startRun.isPending
  const submittedTopic = startRun.variables?.kind === 'generate' ? startRun.variables.topic : undefined
  // Clear the form on success, but keep the text after a failure, and keep a topic typed in the meantime.
  const finished = useHasRun('challenges', ({ id, status }) => id === startRun.data?.id && status === 'finished')
  const topic = finished && typed === submittedTopic ? '' : typed
  const isEmpty = topic.trim() === ''
  const topicRef = useRef<HTMLInputElement>(null)
  const buttonRef = useFocusWhenDisabled(isEmpty, topicRef)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || isEmpty) return
    suggestionRun.reset()
    startRun.mutate({ kind: 'generate', topic, count })
  }

  return (
    <Card as="section" aria-labelledby="from-topic">
      <h2 id="from-topic">From a topic</h2>
      <p className={styles.lead}>Create several challenges that approach a topic in different ways.</p>
      <form className={styles.form} onSubmit={submit}>
        <Field label="Topic">
          {(control) => (
            <TextInput
              {...control}
              ref={topicRef}
              maxLength={limits.topic}
              value={topic}
              placeholder="Better sleep"
              autoComplete="off"
              onChange={(event) => {
                setTyped(event.target.value)
                if (finished) startRun.reset()
              }}
            />
          )}
        </Field>
        <fieldset className={styles.counts}>
          <legend>How many</legend>
          <div className={styles.choices}>
            {generateCounts.map((option) => (
              <label key={option} className={styles.choice}>
                <input type="radio" name="count" checked={count === option} onChange={() => setCount(option)} />
                <span>{option}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <CardFooter>
          <Button ref={buttonRef} variant="primary" type="submit" wide busy={busy} disabled={isEmpty}>
            {busy ? 'Generating...' : 'Generate Challenges'}
          </Button>
        </CardFooter>
      </form>
      <ChoiceNotice
        error={isReasonInForm(suggestionRun.error) ? suggestionRun.error : startRun.error}
        existing={null}
        busy={suggestionRun.isPending}
        onUse={(idea) => suggestionRun.mutate({ kind: 'ingest', idea, pillar: null, duration: null })}
      />
    </Card>
  )
}
