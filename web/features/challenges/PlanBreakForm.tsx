import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Participation } from '#contract/challenges.ts'
import { breakForm } from '#web/forms/break-forms.ts'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { useToday } from '#web/shell/today.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { addDays } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { usePlanBreak } from './breaks.ts'
import styles from './PlanForm.module.css'

export type PlanBreakFormProps = {
  /** Lets the member choose between it and all challenges. */
  participation?: Participation
  open: boolean
  onOpenChange: (open: boolean) => void
}

const SUGGESTED_DAYS = 7
const fields = ['from', 'to'] as const
const scopes = [
  { value: 'one', label: 'This challenge' },
  { value: 'all', label: 'All challenges' },
] as const

export function PlanBreakForm({ participation, open, onOpenChange }: PlanBreakFormProps) {
  const id = useId()
  const [scope, setScope] = useState<'one' | 'all'>(participation ? 'one' : 'all')
  const plan = usePlanBreak()
  const today = useToday()
  const defaultValues = { from: today, to: addDays(today, SUGGESTED_DAYS - 1) }
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(breakForm),
    defaultValues,
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (dates) => {
    try {
      await plan.mutateAsync({ ...dates, participationId: participation && scope === 'one' ? participation.id : null })
      onOpenChange(false)
      reset(defaultValues)
    } catch (error) {
      setFormErrors(error, fields, setError)
    }
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isSubmitting) onOpenChange(next)
      }}
      title="Plan a break"
      description="Days during a break don’t count as missed. You can still mark them."
      footer={
        <>
          <Button aria-disabled={isSubmitting || undefined} onClick={() => isSubmitting || onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} busy={isSubmitting}>
            Plan the break
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <FieldRow>
          <Field label="First day" error={errors.from?.message}>
            {(control) => <TextInput {...control} {...register('from')} type="date" min={today} max="9999-12-31" />}
          </Field>
          <Field label="Last day" error={errors.to?.message}>
            {(control) => <TextInput {...control} {...register('to')} type="date" min={today} max="9999-12-31" />}
          </Field>
        </FieldRow>
        {participation && <Choices legend="Pause" choices={scopes} value={scope} onChoose={setScope} />}
      </form>
    </Dialog>
  )
}
