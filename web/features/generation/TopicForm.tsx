import { type FormEvent, useRef, useState } from 'react'
import type { Generation } from '#contract/generations.ts'
import { generateCounts, limits } from '#contract/limits.ts'
import { usePersistedText } from '#web/shell/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardFooter } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useFocusWhenDisabled } from '#web/ui/use-focus-when-disabled.ts'
import { ChoiceNotice } from './ChoiceNotice.tsx'
import { useContentWriter } from './content-writer.ts'
import { isReasonInForm, useHasGeneration, useStartGeneration } from './generations.ts'
import styles from './ContentPage.module.css'

type Count = (typeof generateCounts)[number]

export function TopicForm({ onStarted }: { onStarted: (generation: Generation) => void }) {
  const [typed, setTyped, discardTopic] = usePersistedText('topic')
  const isLibrary = useContentWriter()?.kind === 'library'
  const [count, setCount] = useState<Count>(generateCounts[0])
  const suggestionGeneration = useStartGeneration<'ingest'>(onStarted)
  const startGeneration = useStartGeneration<'generate'>((generation, request) => {
    discardTopic(request.topic)
    onStarted(generation)
  })
  const busy =
    useHasGeneration('challenges', ({ status, task }) => status === 'running' && task.kind === 'generate') ||
    startGeneration.isPending
  // Clear the form on success, but keep the text after a failure, and keep a topic typed in the meantime.
  const finished = useHasGeneration(
    'challenges',
    ({ id, status }) => id === startGeneration.data?.id && status === 'finished',
  )
  const topic = finished && typed === startGeneration.variables?.topic ? '' : typed
  const isEmpty = topic.trim() === ''
  const topicRef = useRef<HTMLInputElement>(null)
  const buttonRef = useFocusWhenDisabled(isEmpty, topicRef)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || isEmpty) return
    suggestionGeneration.reset()
    startGeneration.mutate({ kind: 'generate', topic, count })
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
                if (finished) startGeneration.reset()
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
            {isLibrary ? (busy ? 'Adding...' : 'Add Challenges') : busy ? 'Generating...' : 'Generate Challenges'}
          </Button>
        </CardFooter>
      </form>
      <ChoiceNotice
        error={isReasonInForm(suggestionGeneration.error) ? suggestionGeneration.error : startGeneration.error}
        existing={null}
        busy={suggestionGeneration.isPending}
        onUse={(idea) => suggestionGeneration.mutate({ kind: 'ingest', idea, pillar: null, duration: null })}
      />
    </Card>
  )
}
