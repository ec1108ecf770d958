import { type FormEvent, useRef, useState } from 'react'
import type { Generation } from '#contract/generations.ts'
import { challengeDuration, limits } from '#contract/limits.ts'
import { queryClient } from '#web/api/query-client.ts'
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
import { useContentWriter } from './content-writer.ts'
import { contentWriterQuery } from './generation-queries.ts'
import { useHasGeneration, useStartGeneration } from './generations.ts'
import { useFindForIdea } from './idea-matches.ts'
import { IdeaMatches } from './IdeaMatches.tsx'
import styles from './ContentPage.module.css'

export function IdeaForm({ onStarted }: { onStarted: (generation: Generation) => void }) {
  const [typed, setTyped, discardIdea] = usePersistedText('idea')
  const [pillar, setPillar] = useState('')
  const [chosenDays, setChosenDays] = useState('')
  const startGeneration = useStartGeneration<'ingest'>((generation, request) => {
    discardIdea(request.idea)
    onStarted(generation)
  })
  const isLibrary = useContentWriter()?.kind === 'library'
  const search = useFindForIdea()
  const wishes = {
    suggestedPillar: isPillar(pillar) ? pillar : null,
    suggestedDuration: chosenDays ? Number(chosenDays) : null,
  }
  const isAnswered = JSON.stringify(search.variables) === JSON.stringify({ rawText: typed, ...wishes })
  const found = isAnswered ? search.data : undefined
  const reset = () => {
    startGeneration.reset()
    search.reset()
  }
  const addGeneration = useStartGeneration<'ingest'>((generation) => {
    // Keep an idea typed in the meantime.
    if (isAnswered) setTyped('')
    reset()
    onStarted(generation)
  })
  const { variables, data } = startGeneration
  const isPending = startGeneration.isPending || search.isPending
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

  function add(title: string) {
    addGeneration.mutate({ kind: 'ingest', idea: title, pillar: null, duration: null })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || isEmpty) return
    addGeneration.reset()
    const { suggestedPillar, suggestedDuration } = wishes
    // Pressed before the screen knows whether there is a model.
    const writer = await queryClient.ensureQueryData(contentWriterQuery).catch(() => undefined)
    if (writer?.kind === 'library') search.mutate({ rawText: idea, ...wishes })
    else startGeneration.mutate({ kind: 'ingest', idea, pillar: suggestedPillar, duration: suggestedDuration })
  }

  return (
    <Card as="section" aria-labelledby="from-idea">
      <h2 id="from-idea">From an idea</h2>
      <p className={styles.lead}>
        {isLibrary
          ? 'Paste a note, a post or a sentence. You see what the library has, or write it yourself.'
          : 'Paste a note, a post or a sentence to turn it into one challenge.'}
      </p>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
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
            {isLibrary ? (busy ? 'Looking...' : 'Look in the Library') : busy ? 'Creating...' : 'Create Challenge'}
          </Button>
        </CardFooter>
      </form>
      {found && (
        <IdeaMatches
          found={found}
          idea={idea}
          adding={addGeneration.isPending ? addGeneration.variables.idea : null}
          onAdd={({ title }) => add(title)}
          onWritten={() => discardIdea(typed)}
        />
      )}
      <ChoiceNotice
        error={search.error ?? startGeneration.error}
        existing={addGeneration.data && 'participants' in addGeneration.data ? addGeneration.data : null}
        busy={addGeneration.isPending}
        onUse={add}
      />
    </Card>
  )
}
