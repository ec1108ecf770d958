import { useId } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { CrisisCountry } from '#contract/help.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { crisisCountry } from '#web/forms/help-forms.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { emptyLine, findFieldName, toCountry, toCountryValues } from './country-values.ts'
import { LineFields } from './LineFields.tsx'
import { useSaveHelp } from './save-help.ts'
import styles from './EditHelp.module.css'

export type CountryFormProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  countries: CrisisCountry[]
  /** The country to edit; a new one if omitted. */
  country: CrisisCountry | undefined
}

export function CountryForm({ open, onOpenChange, countries, country }: CountryFormProps) {
  const id = useId()
  const form = useForm({ defaultValues: toCountryValues(country) })
  const { register, control, handleSubmit, clearErrors, setError, formState } = form
  const lines = useFieldArray({ control, name: 'lines' })
  const { errors } = formState
  const save = useSaveHelp()
  const others = countries.filter((each) => each !== country)

  async function saveCountries(next: CrisisCountry[]) {
    try {
      await save.mutateAsync({ countries: next })
      onOpenChange(false)
    } catch (error) {
      setError('root', { message: getErrorMessage(error) })
    }
  }

  const submit = handleSubmit(async (values) => {
    const { success, data, error } = crisisCountry.safeParse(toCountry(values))
    if (!success) {
      for (const { path, message } of error.issues) setError(findFieldName(path) ?? 'root', { message })
      return
    }
    if (others.some(({ code }) => code === data.code)) {
      setError('code', { message: 'This country is already in the list' })
      return
    }
    const unreachable = data.lines.findIndex(({ call, text, chat }) => !call && !text && !chat)
    if (unreachable >= 0) {
      setError(`lines.${unreachable}.call`, { message: 'Add a number to call or text, or a chat' })
      return
    }
    await saveCountries([...others, data])
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => save.isPending || onOpenChange(next)}
      title={country ? country.name : 'Add a country'}
      size="wide"
      footer={
        <>
          {country && others.length > 0 && (
            <Button
              variant="quiet"
              className={styles.remove}
              aria-disabled={save.isPending || undefined}
              onClick={() => save.isPending || void saveCountries(others)}
            >
              Remove country
            </Button>
          )}
          <Button variant="primary" type="submit" form={id} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        onSubmit={(event) => {
          // The contract checks all fields at once, so no error may block the next try.
          clearErrors()
          void submit(event)
        }}
        noValidate
      >
        {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
        <FieldRow>
          <Field label="Country" error={errors.name?.message}>
            {(field) => <TextInput {...field} {...register('name')} autoComplete="off" />}
          </Field>
          <Field label="Country code" hint="Two letters, such as GB." error={errors.code?.message}>
            {(field) => <TextInput {...field} {...register('code')} autoComplete="off" maxLength={2} />}
          </Field>
        </FieldRow>
        <Field
          label="Emergency numbers"
          hint="The general one first, separated by commas."
          error={errors.emergency?.message}
        >
          {(field) => <TextInput {...field} {...register('emergency')} autoComplete="off" />}
        </Field>
        {lines.fields.map((line, index) => (
          <LineFields key={line.id} form={form} index={index} onRemove={() => lines.remove(index)} />
        ))}
        {lines.fields.length < 12 && (
          <Button className={styles.add} onClick={() => lines.append(emptyLine)}>
            Add a line
          </Button>
        )}
      </form>
    </Dialog>
  )
}
