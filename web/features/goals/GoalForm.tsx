import { useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { CrisisNotice } from '#web/features/help/CrisisNotice.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { goalForm } from '#web/forms/goal-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { deleteDraft, saveDraft, readDraft } from '#web/shell/drafts.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
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
  /** The field to start at; the title if omitted. */
  start?: 'targetDate'
  onDelete?: () => void
}

/** Create or edit a goal. Closing keeps the text as a draft; Cancel discards it. */
export function GoalForm({ goal, open, onOpenChange, start, onDelete }: GoalFormProps) {
  const userId = useUser()?.id ?? ''
  const draftName = `goal:${goal?.id ?? 'new'}`
  const [defaultValues] = useState(() => toGoalValues(readDraft(userId, draftName) ?? goal))
  const saveGoal = useSaveGoal(goal)
  const form = useFormSubmit({
    schema: goalForm,
    defaultValues,
    async save(body, { setError }, event) {
      // A half-typed date reads as empty and must not be saved as no date.
      if (hasIncompleteDate(event?.target))
        return setError('targetDate', { message: 'Invalid date' }, { shouldFocus: true })
      const saved = await saveGoal.mutateAsync(body)
      return close(toGoalValues(goal && saved))
    },
  })

  function close(next: ReturnType<typeof toGoalValues>) {
    deleteDraft(userId, draftName)
    form.reset(next)
    onOpenChange(false)
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={onOpenChange}
      title={goal ? 'Edit Goal' : 'New Goal'}
      description={goal ? undefined : 'Choose something specific, so you’ll know when it’s done.'}
      submitLabel={goal ? 'Save changes' : 'Create Goal'}
      footerStart={
        onDelete && (
          <Button variant="quiet" className={styles.delete} onClick={onDelete}>
            Delete goal
          </Button>
        )
      }
      onCancel={() => close(toGoalValues(goal))}
      onFormChange={() => saveDraft(userId, draftName, toGoalValues(form.getValues()))}
    >
      <FormField form={form} name="title" label="Title">
        {(control) => <TextInput {...control} autoComplete="off" readOnly={form.busy} />}
      </FormField>
      <FormField form={form} name="description" label="Description" optional>
        {(control) => <TextArea {...control} rows={3} readOnly={form.busy} />}
      </FormField>
      <CrisisNotice />
      <FieldRow>
        <FormField form={form} name="pillar" label="Pillar">
          {(control) => (
            <Select {...control}>
              <PillarOptions />
            </Select>
          )}
        </FormField>
        <FormField form={form} name="targetDate" label="Target date" optional>
          {(control) => (
            <TextInput {...control} type="date" max="9999-12-31" data-start={start === 'targetDate' || undefined} />
          )}
        </FormField>
      </FieldRow>
    </FormDialog>
  )
}

function hasIncompleteDate(form: unknown): boolean {
  return form instanceof HTMLFormElement && form.querySelector('input[type=date]:invalid') !== null
}
