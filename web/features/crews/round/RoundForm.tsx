import { type KeyboardEvent, useId, useEffect, useState } from 'react'
import type { CommitmentOutcome, Round, RoundAnswer } from '#contract/crew-rounds.ts'
import { Form, FormActions } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { answersForm } from '#web/forms/round-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { useFormDraft } from '#web/shell/form-draft.ts'
import { Button } from '#web/ui/Button.tsx'
import { lazyWhenIdle } from '#web/ui/lazy-when-idle.tsx'
import { Segmented } from '#web/ui/Segmented.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useAnswerRound } from './round-queries.ts'
import { describeEarlier, outcomeLabels, outcomes } from './round-words.ts'
import styles from './Round.module.css'

const CrisisNotice = lazyWhenIdle(async () => (await import('../later-parts.ts')).loadCrisisNotice(), HelpPlace)

type Props = {
  round: Round
  /** The member's answer to edit; a new one if omitted. */
  own: RoundAnswer | undefined
  onSaved: () => void
  onCancel?: () => void
}

const fieldNames = ['first', 'second', 'third'] as const
const choices = outcomes.map((value) => ({ value, label: outcomeLabels[value] }))

/** What became of the last commitment, and three questions. What is typed is kept on the device until it is sent. */
export function RoundForm({ round, own, onSaved, onCancel }: Props) {
  const { crewId, on, questions, commitment } = round
  const draft = useFormDraft(`round:${crewId}:${on}`)
  const saved = toFields(own)
  const [start] = useState(() => ({ ...saved, ...draft.read() }))
  const [outcome, setOutcome] = useState(readOutcome(start.outcome))
  const answer = useAnswerRound(crewId)
  const form = useFormSubmit({
    schema: answersForm,
    defaultValues: { first: start.first, second: start.second, third: start.third },
    async save({ first, second, third }, { setError }) {
      const answers = [first, second, third]
      if (answers.every((text) => text === '')) return setError('first', { message: 'Required' }, { shouldFocus: true })
      await answer.mutateAsync({ on: on ?? '', answers, questions, outcome: commitment ? outcome : null })
      draft.discard()
      return onSaved()
    },
  })

  // The button that opened it is gone.
  const isEdit = own !== undefined
  const { setFocus } = form
  useEffect(() => {
    if (isEdit) setFocus('first')
  }, [isEdit, setFocus])

  function keepDraft(chosen = outcome) {
    const fields = { ...form.getValues(), outcome: chosen ?? '' }
    if (Object.entries(fields).every(([name, text]) => text === saved[name])) draft.discard()
    else draft.save(fields)
  }

  function cancel() {
    draft.discard()
    onCancel?.()
  }

  return (
    <Form
      form={form}
      aria-label="Answer the round"
      onChange={({ target }) => target instanceof HTMLTextAreaElement && keepDraft()}
    >
      {commitment && (
        <Commitment
          on={on}
          commitment={commitment}
          outcome={outcome}
          onChoose={(chosen) => {
            setOutcome(chosen)
            keepDraft(chosen)
          }}
        />
      )}
      {fieldNames.map((name, index) => (
        <FormField key={name} form={form} name={name} label={questions[index] ?? ''} optional={index > 0}>
          {(control) => <TextArea {...control} rows={2} readOnly={form.busy} onKeyDown={submitOnCtrlEnter} />}
        </FormField>
      ))}
      <CrisisNotice />
      {!own && <p className={styles.soft}>Only this crew reads this. Moderators see it if someone reports it.</p>}
      <FormActions>
        {onCancel && <Button onClick={form.busy ? undefined : cancel}>Cancel</Button>}
        <Button variant="primary" type="submit" busy={form.busy}>
          {own ? 'Save changes' : 'Answer'}
        </Button>
      </FormActions>
    </Form>
  )
}

function HelpPlace() {
  return <div className={styles.help} />
}

type CommitmentProps = {
  on: string | null
  commitment: NonNullable<Round['commitment']>
  outcome: CommitmentOutcome | null
  onChoose: (outcome: CommitmentOutcome) => void
}

function Commitment({ on, commitment, outcome, onChoose }: CommitmentProps) {
  const id = useId()
  return (
    <div className={styles.commitment}>
      <p id={id}>
        {`You said ${describeEarlier(on, commitment).toLowerCase()}: `}
        <b dir="auto">{commitment.text}</b>
      </p>
      <Segmented<CommitmentOutcome | ''>
        labelledBy={id}
        choices={choices}
        value={outcome ?? ''}
        onChoose={(value) => value && onChoose(value)}
      />
    </div>
  )
}

function toFields(
  own: RoundAnswer | undefined,
): Record<string, string> & Record<(typeof fieldNames)[number] | 'outcome', string> {
  const [first = '', second = '', third = ''] = own?.answers ?? []
  return { first, second, third, outcome: own?.outcome ?? '' }
}

function readOutcome(value: string | undefined): CommitmentOutcome | null {
  return outcomes.find((each) => each === value) ?? null
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
