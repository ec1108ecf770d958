import { helpCategories, helpTopics } from '#contract/help-categories.ts'
import { type FormFields, FormField } from '#web/forms/FormField.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { CountryValues, LineValues } from './country-values.ts'
import styles from './EditHelp.module.css'

type Props = { form: FormFields<CountryValues>; index: number; onRemove: () => void }

const categoryLabels = { danger: 'In danger now', ...helpTopics }

export function LineFields({ form, index, onRemove }: Props) {
  const renderField = (
    name: keyof LineValues,
    label: string,
    { hint, type, optional }: { hint?: string; type?: 'tel' | 'url' | 'date'; optional?: true } = {},
  ) => (
    <FormField form={form} name={`lines.${index}.${name}`} label={label} hint={hint} optional={optional}>
      {(control) => <TextInput {...control} type={type} autoComplete="off" />}
    </FormField>
  )
  return (
    <fieldset className={styles.lineFields}>
      <legend>Line {index + 1}</legend>
      {renderField('name', 'Name')}
      <FormField form={form} name={`lines.${index}.category`} label="Section">
        {(control) => (
          <Select {...control}>
            {helpCategories.map((category) => (
              <option key={category} value={category}>
                {categoryLabels[category]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FieldRow>
        {renderField('call', 'Number to call', { type: 'tel', optional: true })}
        {renderField('textNumber', 'Number to text', { type: 'tel', optional: true })}
        {renderField('textBody', 'Word to text', { optional: true })}
      </FieldRow>
      {renderField('chat', 'Link to the chat', { type: 'url', optional: true })}
      <FieldRow>
        {renderField('hours', 'Hours')}
        {renderField('languages', 'Languages', { hint: 'Separated by commas.' })}
      </FieldRow>
      <FieldRow>
        {renderField('website', 'Website', { type: 'url', optional: true })}
        {renderField('source', 'Source', { type: 'url', hint: 'The page where you checked the number.' })}
      </FieldRow>
      {renderField('checked', 'Checked on', {
        type: 'date',
        optional: true,
        hint: 'Leave it empty if you could not confirm the number. Only admins see that.',
      })}
      <Button variant="quiet" className={styles.removeLine} onClick={onRemove}>
        Remove line {index + 1}
      </Button>
    </fieldset>
  )
}
