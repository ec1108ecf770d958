import { type FormEvent, useRef, useState } from 'react'
import type { Generation } from '#contract/generations.ts'
import { challengeDuration, limits } from '#contract/limits.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { isPillar } from '#web/pillars/pillars.ts'
import { usePersistedText } from '#web/shell/drafts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardFooter } from '#web/ui/Card.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useFocusWhenDisabled } from '#web/ui/use-focus-when-disabled.ts'
import { ChoiceNotice } from './ChoiceNotice.tsx'
import { isReasonInForm, useHasGeneration, useStartGeneration } from './generations.ts'
import styles from './ContentPage.module.css'

export function IdeaForm({ onStarted }: { onStarted: (generation: Generation) => void }) {
  const [typed, setTyped, discardIdea] = usePersistedText('idea')
  const [pillar, setPillar] = useState('')
  const [chosenDays, setChosenDays] = useState('')
  const startGeneration = useStartGeneration<'ingest'>((generation, request) => {
    discardIdea(request.idea)
    onStarted(generation)
  })
  const suggestionGeneration = useStartGeneration<'ingest'>((generation, request) => {
    startGeneration.reset()
    discardIdea(request.idea)
    onStarted(generation)
  })
  const { variables, data, isPending } = suggestionGeneration.isIdle ? startGeneration : suggestionGeneration
  const busy =
    useHasGeneration('challenges', ({ status, task }) => status === 'running' && task.kind === 'ingest') || isPending
  // Clear the form on success, but keep the text after a failure, and keep an idea typed in the meantime.
  const finished = useHasGeneration('challenges', ({ id, status }) => id === data?.id && status === 'finished')
  const [idea, days] = finished && typed === variables?.idea ? ['', ''] : [typed, chosenDays]
  const isEmpty = idea.trim() === ''
  const ideaRef = useRef<HTMLTextAreaElement>(null)
  const buttonRef = useFocusWhenDisabled(isEmpty, ideaRef)

  function change({ idea: nextIdea = idea, days: nextDays = days }) {
    if (nextIdea !== typed) setTyped(nextIdea)
    setChosenDays(nextDays)
    if (finished) reset()
  }

  function reset() {
    startGeneration.reset()
    suggestionGeneration.reset()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || isEmpty) return
    suggestionGeneration.reset()
    const duration = days ? Number(days) : null
    startGeneration.mutate({ kind: 'ingest', idea, pillar: isPillar(pillar) ? pillar : null, duration })
  }

  function submitTitle(title: string) {
    setTyped(title)
    setChosenDays('')
    suggestionGeneration.mutate({ kind: 'ingest', idea: title, pillar: null, duration: null })
  }

  return (
    <Card as="section" aria-labelledby="from-idea">
      <h2 id="from-idea">From an idea</h2>
      <p className={styles.lead}>Paste a note, a post or a sentence to turn it into one challenge.</p>
      <form className={styles.form} onSubmit={submit}>
        <Field label="Idea">
          {(control) => (
            <TextArea
              {...control}
              ref={ideaRef}
              rows={5}
              maxLength={limits.idea}
              value={idea}
              placeholder="Thirty days of calling one friend, no texting"
              onChange={(event) => change({ idea: event.target.value })}
            />
          )}
        </Field>
        <FieldRow>
          <Field label="Pillar" optional>
            {(control) => (
              <Select {...control} value={pillar} onChange={(event) => setPillar(event.target.value)}>
                <option value="">From the idea</option>
                <PillarOptions />
              </Select>
            )}
          </Field>
          <Field label="Days" optional>
            {(control) => (
              <TextInput
                {...control}
                type="number"
                inputMode="numeric"
                min={challengeDuration.min}
                max={challengeDuration.max}
                step={1}
                value={days}
                placeholder="From the idea"
                onChange={(event) => change({ days: event.target.value })}
              />
            )}
          </Field>
        </FieldRow>
        <CardFooter>
          <Button ref={buttonRef} variant="primary" type="submit" wide busy={busy} disabled={isEmpty}>
            {busy ? 'Creating...' : 'Create Challenge'}
          </Button>
        </CardFooter>
      </form>
      <ChoiceNotice
        error={isReasonInForm(suggestionGeneration.error) ? suggestionGeneration.error : startGeneration.error}
        existing={data && 'participants' in data ? data : null}
        busy={busy}
        onUse={submitTitle}
      />
    </Card>
  )
}
