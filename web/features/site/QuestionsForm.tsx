import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { setFormErrors } from '#web/forms/set-form-errors.ts'
import { questionsForm } from '#web/forms/site-forms.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveSiteBranding } from './branding-mutations.ts'
import styles from './BrandingForm.module.css'

const rows = [0, 1, 2, 3, 4]

/** Up to five questions for people who sign up. */
export function QuestionsForm({ questions }: { questions: string[] }) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(questionsForm),
    values: toFormValues(questions),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = formState
  const save = useSaveSiteBranding()

  const submit = handleSubmit(async (values) => {
    try {
      const texts = values.questions.map(({ text }) => text).filter(Boolean)
      reset(toFormValues((await save.mutateAsync({ questions: texts })).questions))
      toast({ title: 'Questions saved' })
    } catch (error) {
      setFormErrors(error, [], setError)
    }
  })

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      {rows.map((row) => (
        <Field key={row} label={`Question ${row + 1}`} optional error={errors.questions?.[row]?.text?.message}>
          {(field) => <TextInput {...field} {...register(`questions.${row}.text`)} autoComplete="off" />}
        </Field>
      ))}
      <div className={styles.foot}>
        <Button variant="primary" type="submit" busy={isSubmitting}>
          Save questions
        </Button>
      </div>
    </form>
  )
}

function toFormValues(questions: string[]) {
  return { questions: rows.map((row) => ({ text: questions[row] ?? '' })) }
}
