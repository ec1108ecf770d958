import { type KeyboardEvent, useId, useState } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { FormField } from '#web/forms/FormField.tsx'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { ChallengeValues } from './challenge-values.ts'
import { DaysEditor } from './DaysEditor.tsx'
import { focusNextField, isEnter } from './enter-key.ts'
import { LengthField } from './LengthField.tsx'
import { RulesFields } from './RulesFields.tsx'
import { ScheduleField } from './ScheduleField.tsx'
import { SourcesField } from './SourcesField.tsx'
import styles from './fields.module.css'

type Form = Pick<
  UseFormReturn<ChallengeValues>,
  'control' | 'register' | 'getFieldState' | 'getValues' | 'setValue' | 'formState'
>

const difficulties = [
  { value: 'beginner' as const, label: 'Beginner' },
  { value: 'intermediate' as const, label: 'Intermediate' },
  { value: 'advanced' as const, label: 'Advanced' },
]

type Props = {
  form: Form
  /** Keeps the length, because members have joined and get the changes. */
  inUse: boolean
  /** The day that is open at first, counted from 1. */
  firstDay?: number | undefined
}

/** The fields of a challenge. */
export function ChallengeFields({ form, inUse, firstDay }: Props) {
  const { control } = form
  return (
    <>
      <FormField form={form} name="title" label="Name">
        {(field) => <TextInput {...field} autoComplete="off" onKeyDown={goOn} />}
      </FormField>
      <FormField
        form={form}
        name="promise"
        label="Promise"
        hint="What a member will do, in one sentence. It comes first on the challenge’s screen."
        optional
      >
        {(field) => (
          // Long ones wrap, but they are one line.
          <span className={styles.line}>
            <TextArea
              {...field}
              rows={1}
              enterKeyHint="next"
              onKeyDown={goOn}
              onChange={(event) => {
                if (event.target.value.includes('\n')) event.target.value = event.target.value.replaceAll('\n', ' ')
                return field.onChange(event)
              }}
            />
          </span>
        )}
      </FormField>
      <FormField form={form} name="subtitle" label="Subtitle" hint="One line below the name in lists." optional>
        {(field) => <TextInput {...field} autoComplete="off" onKeyDown={goOn} />}
      </FormField>
      <FormField form={form} name="description" label="Description">
        {(field) => <TextArea {...field} rows={3} />}
      </FormField>
      <div className={styles.pair}>
        <PillarField form={form} />
        <LengthField control={control} inUse={inUse} />
      </div>
      <ScheduleField control={control} inUse={inUse} />
      <DifficultyField form={form} />
      <MoreFields form={form} inUse={inUse} />
      <PlanField form={form} inUse={inUse} firstDay={firstDay} />
    </>
  )
}

/** Enter goes on to the next text field. */
function goOn(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
  if (isEnter(event)) focusNextField(event.currentTarget)
}

function PillarField({ form }: { form: Form }) {
  const pillar = useWatch({ control: form.control, name: 'pillar' })
  return (
    <FormField form={form} name="pillar" label="Pillar">
      {(field) => (
        <Select {...field}>
          {pillar === '' && <option value="">Choose a pillar</option>}
          <PillarOptions />
        </Select>
      )}
    </FormField>
  )
}

function DifficultyField({ form: { control } }: { form: Form }) {
  const id = useId()
  const { field } = useController({ control, name: 'difficulty' })
  return (
    <div className={styles.group}>
      <p id={id} className={styles.label}>
        Difficulty
      </p>
      <Segmented
        labelledBy={id}
        inputRef={field.ref}
        choices={difficulties}
        value={field.value}
        onChoose={field.onChange}
      />
    </div>
  )
}

/** What most challenges leave as it is. Opens if something in it is wrong. */
function MoreFields({ form, inUse }: { form: Form; inUse: boolean }) {
  const { control, formState } = form
  const { errors } = formState
  const [isOpen, setIsOpen] = useState(false)
  const { field } = useController({ control, name: 'sources' })
  const hasError = Boolean(errors.rules ?? errors.passes ?? errors.finishLine ?? errors.sources)
  return (
    <details
      className={styles.more}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        More <small>rules, finish line, sources</small>
        <Icon name={rareIcons.fold} size="small" />
      </summary>
      <div>
        <RulesFields control={control} inUse={inUse} />
        <FormField
          form={form}
          name="finishLine"
          label="Finish line"
          hint="Write {days} where the number belongs: “I went for a walk on {days}.” becomes “I went for a walk on 21 days.”"
          optional
        >
          {(control_) => <TextInput {...control_} autoComplete="off" />}
        </FormField>
        <SourcesField sources={field.value} onChange={field.onChange} problems={(index) => errors.sources?.[index]} />
      </div>
    </details>
  )
}

function PlanField({ form, inUse, firstDay }: Props) {
  const { control, setValue } = form
  const { field, fieldState } = useController({ control, name: 'days' })
  const [duration, pillar] = useWatch({ control, name: ['duration', 'pillar'] })
  return (
    <DaysEditor
      focusRef={field.ref}
      firstDay={firstDay}
      days={field.value}
      duration={duration}
      pillar={pillar}
      canAdd={!inUse}
      error={fieldState.error?.message}
      onChange={(days, nextDuration) => {
        // First, because a change of the days checks them.
        if (nextDuration !== undefined) setValue('duration', nextDuration, { shouldDirty: true })
        field.onChange(days)
      }}
    />
  )
}
