import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Round } from '#contract/crew-rounds.ts'
import { limits } from '#contract/limits.ts'
import { Form } from '#web/forms/Form.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { Button } from '#web/ui/Button.tsx'
import { formatTime } from '#web/ui/dates.ts'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { roundQuery, useChangeRound } from './round-queries.ts'
import { weekdayNames } from './round-words.ts'

/** As the member writes times. */
const nameHour = (hour: number) => formatTime('UTC', `2026-01-01T${String(hour).padStart(2, '0')}:00:00Z`)
const labels = ['First question', 'Second question', 'What they plan, read again next week']

/** The day, the hour and the questions of the weekly round, for the founder of the crew. */
export function RoundSettings({ crewId, onSaved }: { crewId: string; onSaved?: () => void }) {
  const result = useQuery(roundQuery(crewId))
  return <Loaded result={result}>{(round) => <RoundSettingsForm round={round} onSaved={onSaved} />}</Loaded>
}

function RoundSettingsForm({ round, onSaved }: { round: Round; onSaved: (() => void) | undefined }) {
  const [weekday, setWeekday] = useState(round.weekday === null ? '' : String(round.weekday))
  const [hour, setHour] = useState(round.hour ?? 19)
  const [questions, setQuestions] = useState(round.crewQuestions)
  const change = useChangeRound(round.crewId)
  const form = useMutationForm(
    change,
    () =>
      change.mutate(
        { weekday: weekday === '' ? null : Number(weekday), hour, questions },
        {
          onSuccess() {
            toast({ title: 'Weekly round saved' })
            onSaved?.()
          },
        },
      ),
    ['questions.0', 'questions.1', 'questions.2'],
  )
  return (
    <Form form={form}>
      <FieldRow>
        <Field label="Day">
          {(control) => (
            <Select {...control} value={weekday} onChange={({ target }) => setWeekday(target.value)}>
              <option value="">No weekly round</option>
              {weekdayNames.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {weekday !== '' && (
          <Field label="Opens at" hint="On each member’s own clock">
            {(control) => (
              <Select {...control} value={hour} onChange={({ target }) => setHour(Number(target.value))}>
                {Array.from({ length: 24 }, (_, index) => (
                  <option key={index} value={index}>
                    {nameHour(index)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </FieldRow>
      {weekday !== '' &&
        questions.map((question, index) => {
          const error = form.fieldErrors[`questions.${index as 0 | 1 | 2}`]
          return (
            <Field key={labels[index]} label={labels[index] ?? ''} {...(error && { error })}>
              {(control) => (
                <TextInput
                  {...control}
                  dir="auto"
                  value={question}
                  maxLength={limits.roundQuestion}
                  onChange={({ target }) => setQuestions(questions.with(index, target.value))}
                />
              )}
            </Field>
          )
        })}
      <Button type="submit" variant={onSaved ? 'primary' : 'secondary'} busy={form.busy}>
        Save
      </Button>
    </Form>
  )
}
