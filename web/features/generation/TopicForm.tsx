import { type FormEvent, useState } from 'react'
import type { Run } from '#contract/generation-runs.ts'
import { generateCounts, limits } from '#contract/limits.ts'
import { useKeptText } from '#web/shell/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardFoot } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useHasRun, useStartRun } from './runs.ts'
import styles from './ContentPage.module.css'

type Count = (typeof generateCounts)[number]

/** Multi-generate: several challenges on one topic. */
export function TopicForm({ onStarted }: { onStarted: (run: Run) => void }) {
  const [typed, setTyped, dropTopic] = useKeptText('topic')
  const [count, setCount] = useState<Count>(generateCounts[0])
  const start = useStartRun((run) => {
    // The run has it now.
    dropTopic()
    onStarted(run)
  })
  const busy =
    useHasRun('challenges', ({ status, task }) => status === 'running' && task.kind === 'generate') || start.isPending
  const sent = start.variables?.kind === 'generate' ? start.variables.topic : undefined
  // The form is empty once its challenges are there. After a failure the words are still needed, and so is a next topic.
  const finished = useHasRun('challenges', ({ id, status }) => id === start.data?.id && status === 'finished')
  const topic = finished && typed === sent ? '' : typed

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && topic.trim()) start.mutate({ kind: 'generate', topic, count })
  }

  return (
    <Card as="section" aria-labelledby="from-topic">
      <h2 id="from-topic">From a topic</h2>
      <p className={styles.lead}>Several challenges that come at it from different sides.</p>
      <form className={styles.form} onSubmit={submit}>
        <Field label="Topic">
          {(control) => (
            <TextInput
              {...control}
              maxLength={limits.topic}
              value={topic}
              placeholder="Better sleep"
              autoComplete="off"
              onChange={(event) => {
                setTyped(event.target.value)
                if (finished) start.reset()
              }}
            />
          )}
        </Field>
        <fieldset className={styles.counts}>
          <legend>How many</legend>
          <div className={styles.choices}>
            {generateCounts.map((each) => (
              <label key={each} className={styles.choice}>
                <input type="radio" name="count" checked={count === each} onChange={() => setCount(each)} />
                <span>{each}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <CardFoot>
          <Button look="primary" type="submit" wide busy={busy} aria-disabled={!topic.trim() || undefined}>
            {busy ? 'Generating...' : 'Generate Challenges'}
          </Button>
        </CardFoot>
      </form>
    </Card>
  )
}
