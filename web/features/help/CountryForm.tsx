import type { BaseSyntheticEvent } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { CrisisCountry } from '#contract/help.ts'
import type { limits } from '#contract/limits.ts'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { crisisCountry } from '#web/forms/help-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { emptyLine, findFieldName, toCountry, toCountryValues } from './country-values.ts'
import { LineFields } from './LineFields.tsx'
import { useSaveHelp } from './save-help.ts'
import styles from './EditHelp.module.css'

const maxLines: typeof limits.helpLines = 30

export type CountryFormProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  countries: CrisisCountry[]
  /** The country to edit; a new one if omitted. */
  country: CrisisCountry | undefined
}

export function CountryForm({ open, onOpenChange, countries, country }: CountryFormProps) {
  const saveHelp = useSaveHelp()
  const others = countries.filter((each) => each !== country)
  const form = useFormSubmit({
    defaultValues: toCountryValues(country),
    fields: [],
    async save(values, { setError }) {
      const { success, data, error } = crisisCountry.safeParse(toCountry(values))
      if (!success) {
        for (const { path, message } of error.issues) setError(findFieldName(path) ?? 'root', { message })
        return undefined
      }
      if (others.some(({ code }) => code === data.code))
        return setError('code', { message: 'This country is already in the list' })
      const unreachable = data.lines.findIndex(({ call, text, chat }) => !call && !text && !chat)
      if (unreachable >= 0)
        return setError(`lines.${unreachable}.call`, { message: 'Add a number to call or text, or a chat' })
      return saveCountries([...others, data])
    },
  })
  const lines = useFieldArray({ control: form.control, name: 'lines' })
  // Also while the country is removed.
  const busy = form.busy || saveHelp.isPending

  async function saveCountries(next: CrisisCountry[]) {
    await saveHelp.mutateAsync({ countries: next })
    onOpenChange(false)
  }

  function submit(event: BaseSyntheticEvent) {
    // The contract checks all fields at once, so no error may block the next try.
    form.clearErrors()
    form.submit(event)
  }

  return (
    <FormDialog
      form={{ ...form, busy, submit }}
      open={open}
      onOpenChange={onOpenChange}
      title={country ? country.name : 'Add a country'}
      size="wide"
      submitLabel="Save"
      onCancel={null}
      footerStart={
        country &&
        others.length > 0 && (
          <Button
            variant="quiet"
            className={styles.remove}
            aria-disabled={busy || undefined}
            onClick={() => busy || void saveCountries(others).catch(form.showError)}
          >
            Remove country
          </Button>
        )
      }
    >
      <FieldRow>
        <FormField form={form} name="name" label="Country">
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="code" label="Country code" hint="Two letters, such as GB.">
          {(control) => <TextInput {...control} autoComplete="off" maxLength={2} />}
        </FormField>
      </FieldRow>
      <FormField
        form={form}
        name="emergency"
        label="Emergency numbers"
        hint="The general one first, separated by commas."
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      {lines.fields.map((line, index) => (
        <LineFields key={line.id} form={form} index={index} onRemove={() => lines.remove(index)} />
      ))}
      {lines.fields.length < maxLines && (
        <Button className={styles.add} onClick={() => lines.append(emptyLine)}>
          Add a line
        </Button>
      )}
    </FormDialog>
  )
}
