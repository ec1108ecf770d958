import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { challengesQuery } from './announcement-queries.ts'
import type { FormValues } from './form-values.ts'

const audiences = [
  { value: 'everyone' as const, label: 'Everyone' },
  { value: 'challenge' as const, label: 'Members of one challenge' },
]

const times = [
  { value: 'now' as const, label: 'Now' },
  { value: 'later' as const, label: 'Later' },
]

type Form = UseFormReturn<FormValues>

export function AnnouncementFields({ form }: { form: Form }) {
  const { register, control, getValues, formState } = form
  const { errors } = formState
  // Register in screen order, because the first invalid field takes the focus.
  const [title, content] = [register('title'), register('content')]
  const [audience, when] = useWatch({ control, name: ['audience', 'when'] })
  // Early, for the field that may follow.
  useQuery(challengesQuery)
  return (
    <>
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <Field label="Title" error={errors.title?.message}>
        {(field) => <TextInput {...field} {...title} autoComplete="off" />}
      </Field>
      <MarkdownField label="Text" error={errors.content?.message} getValue={() => getValues('content')} {...content} />
      <Choices inline legend="Send to" choices={audiences} control={register('audience')} />
      {audience === 'challenge' && <ChallengeField form={form} />}
      <Choices inline legend="When" choices={times} control={register('when')} />
      {when === 'later' && <TimeFields form={form} />}
    </>
  )
}

function ChallengeField({ form: { register, control, formState } }: { form: Form }) {
  const { data = [], error } = useQuery(challengesQuery)
  const chosen = useWatch({ control, name: 'challengeId' })
  return (
    <Field
      label="Challenge"
      hint="Sent to the members who are doing it at that time."
      error={formState.errors.challengeId?.message ?? (error ? 'The challenges could not be loaded.' : undefined)}
    >
      {(field) => (
        // With a value, React selects it again when the options arrive.
        <Select {...field} {...register('challengeId')} value={chosen}>
          <option value="">Choose a challenge</option>
          {pillars.map((pillar) => (
            <optgroup key={pillar} label={pillarLabels[pillar]}>
              {data
                .filter((challenge) => challenge.pillar === pillar)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}

function TimeFields({ form: { register, formState } }: { form: Form }) {
  const timeZone = useTimeZone()
  return (
    <FieldRow>
      <Field label="Date" error={formState.errors.date?.message}>
        {(field) => <TextInput {...field} type="date" {...register('date')} />}
      </Field>
      <Field
        label="Time"
        hint={`In your time zone, ${timeZone.replaceAll('_', ' ')}.`}
        error={formState.errors.time?.message}
      >
        {(field) => <TextInput {...field} type="time" {...register('time')} />}
      </Field>
    </FieldRow>
  )
}
