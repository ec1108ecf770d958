import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { FormChoices } from '#web/forms/FormChoices.tsx'
import { type FormFields, FormField } from '#web/forms/FormField.tsx'
import { FormMarkdownField } from '#web/forms/FormMarkdownField.tsx'
import { pillarLabels, pillars } from '#web/pillars/pillars.ts'
import { useSite } from '#web/shell/session.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { challengesQuery } from './announcement-queries.ts'
import { EmailReach } from './EmailReach.tsx'
import type { FormValues } from './form-values.ts'
import styles from './Announcements.module.css'

const audiences = [
  { value: 'everyone' as const, label: 'Everyone' },
  { value: 'challenge' as const, label: 'Members of one challenge' },
]

const times = [
  { value: 'now' as const, label: 'Now' },
  { value: 'later' as const, label: 'Later' },
]

type Form = FormFields<FormValues> & { control: Control<FormValues> }

export function AnnouncementFields({ form }: { form: Form }) {
  const { control } = form
  const [audience, challengeId, when] = useWatch({ control, name: ['audience', 'challengeId', 'when'] })
  const { mail } = useSite()
  // Early, for the field that may follow.
  useQuery(challengesQuery)
  return (
    <>
      <FormField form={form} name="title" label="Title">
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormMarkdownField form={form} name="content" label="Text" />
      <FormChoices form={form} name="audience" inline legend="Send to" choices={audiences} />
      {audience === 'challenge' && <ChallengeField form={form} />}
      {mail && (audience === 'everyone' || challengeId) && (
        <p className={styles.note}>
          <EmailReach challengeId={audience === 'challenge' ? challengeId : null} />
        </p>
      )}
      <FormChoices form={form} name="when" inline legend="When" choices={times} />
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

function TimeFields({ form }: { form: Form }) {
  const timeZone = useTimeZone()
  return (
    <FieldRow>
      <FormField form={form} name="date" label="Date">
        {(control) => <TextInput {...control} type="date" />}
      </FormField>
      <FormField form={form} name="time" label="Time" hint={`In your time zone, ${timeZone.replaceAll('_', ' ')}.`}>
        {(control) => <TextInput {...control} type="time" />}
      </FormField>
    </FieldRow>
  )
}
