import { type Control, useController, useWatch } from 'react-hook-form'
import { describeRule, ruleLabels } from '#web/features/challenges/challenge-words.ts'
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { allRules, getDefaultPasses } from './challenge-options.ts'
import type { ChallengeValues } from './challenge-values.ts'

/** The rules that members can choose. */
export function RulesFields({ control, inUse }: { control: Control<ChallengeValues>; inUse: boolean }) {
  const rules = useController({ control, name: 'rules' })
  const passes = useController({ control, name: 'passes' })
  const defaultPasses = getDefaultPasses(useWatch({ control, name: 'duration' }))
  const allowed = passes.field.value
  const isEmpty = Number.isNaN(allowed)
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
        values={rules.field.value}
        onChange={rules.field.onChange}
        error={rules.fieldState.error?.message}
        inputRef={rules.field.ref}
      />
      {rules.field.value.includes('passes') && (
        <FieldRow>
          <Field
            label="Passes"
            optional
            hint={`Days a member can miss. Leave it empty for one in ten days, here ${defaultPasses}.`}
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
