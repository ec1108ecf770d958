import { useState } from 'react'
import type { Challenge } from '#contract/challenges.ts'
import type { startLimits } from '#contract/limits.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { useMutationForm } from '#web/forms/use-mutation-form.ts'
import { useToday } from '#web/shell/today.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { addDays } from '#web/ui/dates.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { formatWeekdayDate } from '#web/ui/weekday-date.ts'
import type { JoinOptions } from '../participations.ts'
import { showOpenedStart, useOpenStart } from './start-queries.ts'
import { StartLink } from './StartLink.tsx'
import { suggestDates } from './suggest-dates.ts'

export type StartFormProps = {
  challenge: Challenge
  /** What the member chose on the screen. */
  choices: JoinOptions
  open: boolean
  onOpenChange: (open: boolean) => void
}

const daysAhead: typeof startLimits.daysAhead = 90
const otherDate = 'other'

/** Asks for a date, and then shows the link for the others. */
export function StartForm({ challenge, choices, open, onOpenChange }: StartFormProps) {
  const today = useToday()
  const suggested = suggestDates(today)
  const [chosen, setChosen] = useState(suggested[0] ?? otherDate)
  const [picked, setPicked] = useState('')
  const openStart = useOpenStart(challenge)
  const start = openStart.data
  const date = chosen === otherDate ? picked : chosen
  const form = useMutationForm(openStart, () => openStart.mutate({ ...choices, date }), ['date'])

  function close() {
    onOpenChange(false)
    if (start) showOpenedStart(challenge)
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={close}
      title="Start with friends on a date"
      description="Everyone starts on the same date, wherever they live. Until then, nothing is due."
      submitLabel="Set the date"
      canSubmit={date !== ''}
      replacement={
        start && {
          title: `You start on ${formatWeekdayDate(start.date)}`,
          description: 'Send this link to the members you want to start with. They can join until that day.',
          footer: <Button onClick={close}>Done</Button>,
          children: <StartLink id={start.id} title={challenge.title} primary />,
        }
      }
    >
      <Choices
        legend="First day"
        choices={[
          ...suggested.map((value) => ({ value, label: formatWeekdayDate(value) })),
          { value: otherDate, label: 'Another day' },
        ]}
        value={chosen}
        onChoose={setChosen}
        {...(chosen !== otherDate && { error: form.fieldErrors.date })}
      />
      {chosen === otherDate && (
        <Field label="Date" error={form.fieldErrors.date}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              required
              min={addDays(today, 1)}
              max={addDays(today, daysAhead)}
              value={picked}
              onChange={({ target }) => setPicked(target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
