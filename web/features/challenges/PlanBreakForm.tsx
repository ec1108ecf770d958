import { useState } from 'react'
import type { Participation } from '#contract/challenges.ts'
import { breakForm } from '#web/forms/break-forms.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { useToday } from '#web/shell/today.ts'
import { Choices } from '#web/ui/Choices.tsx'
import { addDays } from '#web/ui/dates.ts'
import { FieldRow } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { usePlanBreak } from './breaks.ts'

export type PlanBreakFormProps = {
  /** Lets the member choose between it and all challenges. */
  participation?: Participation
  open: boolean
  onOpenChange: (open: boolean) => void
}

const SUGGESTED_DAYS = 7
const scopes = [
  { value: 'one', label: 'This challenge' },
  { value: 'all', label: 'All challenges' },
] as const

export function PlanBreakForm({ participation, open, onOpenChange }: PlanBreakFormProps) {
  const [scope, setScope] = useState<'one' | 'all'>(participation ? 'one' : 'all')
  const planBreak = usePlanBreak()
  const today = useToday()
  const form = useFormSubmit({
    schema: breakForm,
    defaultValues: { from: today, to: addDays(today, SUGGESTED_DAYS - 1) },
    async save(dates, { reset }) {
      const participationId = participation && scope === 'one' ? participation.id : null
      await planBreak.mutateAsync({ ...dates, participationId })
      onOpenChange(false)
      reset({ from: today, to: addDays(today, SUGGESTED_DAYS - 1) })
    },
  })

  return (
    <FormDialog
      form={form}
      open={open}
      onOpenChange={onOpenChange}
      title="Plan a break"
      description="Days during a break don’t count as missed. You can still mark them."
      submitLabel="Plan the break"
    >
      <FieldRow>
        <FormField form={form} name="from" label="First day">
          {(control) => <TextInput {...control} type="date" min={today} max="9999-12-31" />}
        </FormField>
        <FormField form={form} name="to" label="Last day">
          {(control) => <TextInput {...control} type="date" min={today} max="9999-12-31" />}
        </FormField>
      </FieldRow>
      {participation && <Choices legend="Pause" choices={scopes} value={scope} onChoose={setScope} />}
    </FormDialog>
  )
}
