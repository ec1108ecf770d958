import { type Control, useController, useFormState, useWatch } from 'react-hook-form'
import type { Rule, Schedule } from '#contract/days.ts'
import type { ChallengeDraft } from '#contract/generation.ts'
import { describeRule, ruleLabels } from '#web/features/challenges/rule-words.ts'
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { allRules, getDefaultPasses, newSchedules } from './challenge-options.ts'

type Props = { control: Control<ChallengeDraft>; inUse: boolean }

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({ value: index + 1, label }))

/** The days that a challenge expects, and the rules that its members can choose. */
export function ChallengeOptionsFields({ control, inUse }: Props) {
  return (
    <>
      <ScheduleFields control={control} inUse={inUse} />
      <RulesFields control={control} inUse={inUse} />
    </>
  )
}

function ScheduleFields({ control, inUse }: Props) {
  const { field } = useController({ control, name: 'schedule' })
  const formState = useFormState({ control, name: 'schedule' })
  const schedule: Schedule = field.value ?? newSchedules.daily
  const getError = (name: 'schedule.days' | 'schedule.times') => control.getFieldState(name, formState).error?.message
  return (
    <>
      <FieldRow>
        <Field label="Which days" hint={inUse ? 'Members who have joined keep their days.' : undefined}>
          {(props) => (
            <Select
              {...props}
              ref={field.ref}
              value={schedule.kind}
              onChange={({ target }) => field.onChange(newSchedules[target.value as Schedule['kind']])}
            >
              <option value="daily">Every day</option>
              <option value="weekdays">Chosen weekdays</option>
              <option value="weekly">Times a week</option>
            </Select>
          )}
        </Field>
        {schedule.kind === 'weekly' && (
          <Field label="Times a week" hint="From Monday to Sunday." error={getError('schedule.times')}>
            {(props) => (
              <TextInput
                {...props}
                type="number"
                inputMode="numeric"
                min={1}
                max={7}
                value={Number.isNaN(schedule.times) ? '' : schedule.times}
                onChange={({ target }) => field.onChange({ ...schedule, times: target.valueAsNumber })}
              />
            )}
          </Field>
        )}
      </FieldRow>
      {schedule.kind === 'weekdays' && (
        <CheckboxGroup
          legend="Weekdays"
          choices={weekdays}
          values={schedule.days}
          onChange={(days) => field.onChange({ ...schedule, days })}
          error={getError('schedule.days')}
          inline
        />
      )}
    </>
  )
}

function RulesFields({ control, inUse }: Props) {
  const rules = useController({ control, name: 'rules' })
  const passes = useController({ control, name: 'passes' })
  const chosen: Rule[] = rules.field.value ?? []
  const defaultPasses = getDefaultPasses(useWatch({ control, name: 'duration' }))
  const allowed = passes.field.value
  const isEmpty = allowed === undefined || Number.isNaN(allowed)
  return (
    <>
      <CheckboxGroup
        legend="Rules members can choose"
        hint={inUse ? 'Members who have joined keep their rule.' : undefined}
        choices={allRules.map((rule) => ({
          value: rule,
          label: ruleLabels[rule],
          hint: describeRule(rule, isEmpty ? defaultPasses : allowed),
        }))}
        values={chosen}
        onChange={rules.field.onChange}
        error={rules.fieldState.error?.message}
        inputRef={rules.field.ref}
      />
      {chosen.includes('passes') && (
        <FieldRow>
          <Field
            label="Passes"
            optional
            hint={`Days a member can miss. Leave empty for ${defaultPasses}, one for every ten days.`}
            error={passes.fieldState.error?.message}
          >
            {(props) => (
              <TextInput
                {...props}
                ref={passes.field.ref}
                type="number"
                inputMode="numeric"
                min={1}
                value={isEmpty ? '' : allowed}
                onChange={({ target }) => passes.field.onChange(target.valueAsNumber)}
              />
            )}
          </Field>
        </FieldRow>
      )}
    </>
  )
}
