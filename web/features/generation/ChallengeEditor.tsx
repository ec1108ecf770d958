import { zodResolver } from '@hookform/resolvers/zod'
import { useImperativeHandle } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { ChallengeDraft } from '#contract/generation.ts'
import { challengeDraft } from '#web/forms/content-forms.ts'
import { Form } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { fillInOptions, omitDefaultOptions } from './challenge-options.ts'
import { ChallengeOptionsFields } from './ChallengeOptionsFields.tsx'
import type { EditorProps } from './editor-props.ts'
import styles from './editor.module.css'

const fields = [
  'title',
  'description',
  'promise',
  'pillar',
  'difficulty',
  'duration',
  'plan',
  'rules',
  'passes',
] as const
const resolveDraft = zodResolver(challengeDraft)

/** An empty plan is sent as null, and default options are left out. */
const resolver: typeof resolveDraft = (values, ...rest) =>
  resolveDraft({ ...values, ...omitDefaultOptions(values), plan: values.plan?.length ? values.plan : null }, ...rest)

const dayInputProps = { type: 'number', inputMode: 'numeric', min: 1 } as const

export function ChallengeEditor({ formId, initialDraft, inUse, save, dirtyRef }: EditorProps<ChallengeDraft>) {
  const form = useFormSubmit({
    resolver,
    defaultValues: { ...initialDraft, ...fillInOptions(initialDraft), plan: initialDraft.plan ?? [] },
    fields,
    prefix: 'challenge.',
    save: (challenge) => save({ challenge }),
  })
  const { control, getValues } = form
  const steps = useFieldArray({ control, name: 'plan' })
  const { errors, isDirty } = form.formState
  useImperativeHandle(dirtyRef, () => isDirty)

  function addStep() {
    const plan = getValues('plan') ?? []
    const from = (plan.at(-1)?.to ?? 0) + 1
    steps.append({ from, to: Math.max(from, getValues('duration')), title: '', action: '' })
  }

  return (
    <Form form={form} id={formId}>
      <FormField form={form} name="title" label="Title">
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="description" label="Description">
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
      <FormField
        form={form}
        name="promise"
        label="In one sentence"
        hint="What a member will do. It comes first on the challenge’s screen."
        optional
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FieldRow>
        <FormField form={form} name="pillar" label="Pillar">
          {(control) => (
            <Select {...control}>
              <PillarOptions />
            </Select>
          )}
        </FormField>
        <FormField form={form} name="difficulty" label="Difficulty">
          {(control) => (
            <Select {...control}>
              <option value="beginner">Beginner</option>
              <option value="intermediate">Intermediate</option>
              <option value="advanced">Advanced</option>
            </Select>
          )}
        </FormField>
        <FormField
          form={form}
          name="duration"
          options={{ valueAsNumber: true }}
          label="Days"
          hint={inUse ? 'Members have joined, so this can’t change.' : undefined}
        >
          {(control) => <TextInput {...control} {...dayInputProps} readOnly={inUse} />}
        </FormField>
      </FieldRow>
      <ChallengeOptionsFields control={control} inUse={inUse} />
      <fieldset className={styles.parts}>
        <legend>Day plan</legend>
        {errors.plan?.root?.message || errors.plan?.message ? (
          <Banner tone="error" title={errors.plan.root?.message ?? errors.plan.message ?? ''} />
        ) : null}
        {steps.fields.map(({ id }, index) => {
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
                <FormField form={form} name={`plan.${index}.from`} options={{ valueAsNumber: true }} label="From day">
                  {(control) => <TextInput {...control} {...dayInputProps} />}
                </FormField>
                <FormField form={form} name={`plan.${index}.to`} options={{ valueAsNumber: true }} label="To day">
                  {(control) => <TextInput {...control} {...dayInputProps} />}
                </FormField>
                <FormField form={form} name={`plan.${index}.title`} label="Step title">
                  {(control) => <TextInput {...control} autoComplete="off" />}
                </FormField>
              </div>
              <FormField form={form} name={`plan.${index}.done`} label="Done when" optional>
                {(control) => <TextInput {...control} autoComplete="off" />}
              </FormField>
              <FormField form={form} name={`plan.${index}.action`} label="What to do">
                {(control) => <TextArea {...control} rows={3} />}
              </FormField>
              <FormField form={form} name={`plan.${index}.details`} label="Details" optional>
                {(control) => <TextArea {...control} rows={2} />}
              </FormField>
            </div>
          )
        })}
        <Button onClick={addStep}>
          <Icon name="plus" />
          Add a step
        </Button>
      </fieldset>
    </Form>
  )
}
