import { Form, FormActions } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { questionsForm } from '#web/forms/site-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveSiteBranding } from './branding-mutations.ts'

const rows = [0, 1, 2, 3, 4]

/** Up to five questions for people who sign up. */
export function QuestionsForm({ questions }: { questions: string[] }) {
  const saveBranding = useSaveSiteBranding()
  const form = useFormSubmit({
    schema: questionsForm,
    values: toFormValues(questions),
    resetOptions: { keepDirtyValues: true },
    fields: [],
    async save(values, { reset }) {
      const texts = values.questions.map(({ text }) => text).filter(Boolean)
      reset(toFormValues((await saveBranding.mutateAsync({ questions: texts })).questions))
      toast({ title: 'Questions saved' })
    },
  })

  return (
    <Form form={form}>
      {rows.map((row) => (
        <FormField form={form} name={`questions.${row}.text`} key={row} label={`Question ${row + 1}`} optional>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
      ))}
      <FormActions>
        <Button variant="primary" type="submit" busy={form.busy}>
          Save questions
        </Button>
      </FormActions>
    </Form>
  )
}

function toFormValues(questions: string[]) {
  return { questions: rows.map((row) => ({ text: questions[row] ?? '' })) }
}
