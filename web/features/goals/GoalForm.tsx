import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Goal } from '#contract/goals.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { goalForm } from '#web/forms/goal-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { deleteDraft, saveDraft, readDraft } from '#web/shell/drafts.ts'
import { useUser } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toGoalValues } from './goal-values.ts'
import { useSaveGoal } from './goals.ts'
import styles from './GoalForm.module.css'

export type GoalFormProps = {
  /** The goal to edit; a new one if omitted. */
  goal?: Goal
  open: boolean
  onOpenChange: (open: boolean) => void
}

const fields = ['title', 'description', 'pillar', 'targetDate'] as const

/** Create or edit a goal. Closing keeps the text as a draft; Cancel discards it. */
export function GoalForm({ goal, open, onOpenChange }: GoalFormProps) {
  const id = useId()
  const userId = useUser()?.id ?? ''
  const draftName = `goal:${goal?.id ?? 'new'}`
  const [defaultValues] = useState(() => toGoalValues(readDraft(userId, draftName) ?? goal))
  const { register, handleSubmit, getValues, setError, reset, formState } = useForm({
    resolver: zodResolver(goalForm),
    defaultValues,
  })
  const { errors, isSubmitting } = formState
  const save = useSaveGoal(goal)

  function close(next: ReturnType<typeof toGoalValues>) {
    deleteDraft(userId, draftName)
    reset(next)
    onOpenChange(false)
  }

  const submit = handleSubmit(async (body, event) => {
    // A half-typed date reads as empty and must not be saved as no date.
    if (hasIncompleteDate(event?.target))
      return setError('targetDate', { message: 'Invalid date' }, { shouldFocus: true })
    try {
      const saved = await save.mutateAsync(body)
      close(toGoalValues(goal && saved))
    } catch (error) {
      setFormErrors(error, fields, setError)
    }
  })

  function persistDraft() {
    saveDraft(userId, draftName, toGoalValues(getValues()))
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isSubmitting) onOpenChange(next)
      }}
      title={goal ? 'Edit Goal' : 'New Goal'}
      description={goal ? undefined : 'Choose something specific, so you’ll know when it’s done.'}
      footer={
        <>
          <Button
            aria-disabled={isSubmitting || undefined}
            onClick={isSubmitting ? undefined : () => close(toGoalValues(goal))}
          >
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} busy={isSubmitting}>
            {goal ? 'Save changes' : 'Create Goal'}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} onChange={persistDraft} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <Field label="Title" error={errors.title?.message}>
          {(control) => <TextInput {...control} {...register('title')} autoComplete="off" readOnly={isSubmitting} />}
        </Field>
        <Field label="Description" optional error={errors.description?.message}>
          {(control) => <TextArea {...control} {...register('description')} rows={3} readOnly={isSubmitting} />}
        </Field>
        <CrisisNotice />
        <FieldRow>
          <Field label="Pillar" error={errors.pillar?.message}>
            {(control) => (
              <Select {...control} {...register('pillar')}>
                <PillarOptions />
              </Select>
            )}
          </Field>
          <Field label="Target date" optional error={errors.targetDate?.message}>
            {(control) => <TextInput {...control} {...register('targetDate')} type="date" max="9999-12-31" />}
          </Field>
        </FieldRow>
      </form>
    </Dialog>
  )
}

function hasIncompleteDate(form: unknown): boolean {
  return form instanceof HTMLFormElement && form.querySelector('input[type=date]:invalid') !== null
}
