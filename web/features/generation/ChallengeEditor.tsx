import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { ChallengeDraft } from '#contract/generation.ts'
import { challengeDraft } from '#web/forms/content-forms.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { fillInTerms, omitDefaultTerms } from './challenge-terms.ts'
import { ChallengeTermsFields } from './ChallengeTermsFields.tsx'
import type { EditorProps } from './editor-props.ts'
import { PillarField } from './PillarField.tsx'
import { saveWithFieldErrors } from './save-with-field-errors.ts'
import styles from './editor.module.css'

const fields = ['title', 'description', 'pillar', 'difficulty', 'duration', 'plan', 'rules', 'passes'] as const
const resolveDraft = zodResolver(challengeDraft)

/** An empty plan is sent as null, and default terms are left out. */
const resolver: typeof resolveDraft = (values, ...rest) =>
  resolveDraft({ ...values, ...omitDefaultTerms(values), plan: values.plan?.length ? values.plan : null }, ...rest)

const dayInputProps = { type: 'number', inputMode: 'numeric', min: 1 } as const

export function ChallengeEditor({
  formId,
  initialDraft,
  inUse,
  save,
  onBusyChange,
  onDirtyChange,
}: EditorProps<ChallengeDraft>) {
  const { register, control, handleSubmit, setError, getValues, formState } = useForm({
    resolver,
    defaultValues: { ...initialDraft, ...fillInTerms(initialDraft), plan: initialDraft.plan ?? [] },
  })
  const steps = useFieldArray({ control, name: 'plan' })
  const { errors, isDirty } = formState
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty])
  const submit = handleSubmit((challenge) =>
    saveWithFieldErrors(() => save({ challenge }), { fields, setError, onBusyChange, bodyKey: 'challenge' }),
  )

  function addStep() {
    const plan = getValues('plan') ?? []
    const from = (plan.at(-1)?.to ?? 0) + 1
    steps.append({ from, to: Math.max(from, getValues('duration')), title: '', action: '' })
  }

  return (
    <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <Field label="Title" error={errors.title?.message}>
        {(field) => <TextInput {...field} {...register('title')} autoComplete="off" />}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(field) => <TextArea {...field} {...register('description')} rows={4} />}
      </Field>
      <FieldRow>
        <PillarField {...register('pillar')} error={errors.pillar?.message} />
        <Field label="Difficulty" error={errors.difficulty?.message}>
          {(field) => (
            <Select {...field} {...register('difficulty')}>
              <option value="beginner">Beginner</option>
              <option value="intermediate">Intermediate</option>
              <option value="advanced">Advanced</option>
            </Select>
          )}
        </Field>
        <Field
          label="Days"
          error={errors.duration?.message}
          hint={inUse ? 'Members have joined, so this can’t change.' : undefined}
        >
          {(field) => (
            <TextInput
              {...field}
              {...register('duration', { valueAsNumber: true })}
              {...dayInputProps}
              readOnly={inUse}
            />
          )}
        </Field>
      </FieldRow>
      <ChallengeTermsFields control={control} inUse={inUse} />
      <fieldset className={styles.parts}>
        <legend>Day plan</legend>
        {errors.plan?.root?.message || errors.plan?.message ? (
          <Banner tone="error" title={errors.plan.root?.message ?? errors.plan.message ?? ''} />
        ) : null}
        {steps.fields.map(({ id }, index) => {
          const stepErrors = errors.plan?.[index]
          return (
            <div key={id} className={styles.part} role="group" aria-label={`Step ${index + 1}`}>
              <div className={styles.partHead}>
                <span className={styles.partName}>Step {index + 1}</span>
                <IconButton
                  icon="trash"
                  label="Remove step"
                  aria-label={`Remove step ${index + 1}`}
                  onClick={() => steps.remove(index)}
                />
              </div>
              <div className={styles.step}>
                <Field label="From day" error={stepErrors?.from?.message}>
                  {(field) => (
                    <TextInput
                      {...field}
                      {...register(`plan.${index}.from`, { valueAsNumber: true })}
                      {...dayInputProps}
                    />
                  )}
                </Field>
                <Field label="To day" error={stepErrors?.to?.message}>
                  {(field) => (
                    <TextInput
                      {...field}
                      {...register(`plan.${index}.to`, { valueAsNumber: true })}
                      {...dayInputProps}
                    />
                  )}
                </Field>
                <Field label="Step title" error={stepErrors?.title?.message}>
                  {(field) => <TextInput {...field} {...register(`plan.${index}.title`)} autoComplete="off" />}
                </Field>
              </div>
              <Field label="Done when" error={stepErrors?.done?.message} optional>
                {(field) => <TextInput {...field} {...register(`plan.${index}.done`)} autoComplete="off" />}
              </Field>
              <Field label="What to do" error={stepErrors?.action?.message}>
                {(field) => <TextArea {...field} {...register(`plan.${index}.action`)} rows={3} />}
              </Field>
              <Field label="Details" error={stepErrors?.details?.message} optional>
                {(field) => <TextArea {...field} {...register(`plan.${index}.details`)} rows={2} />}
              </Field>
            </div>
          )
        })}
        <Button onClick={addStep}>
          <Icon name="plus" />
          Add a step
        </Button>
      </fieldset>
    </form>
  )
}
