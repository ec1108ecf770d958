import { apiQuery, callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Form, FormActions } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { changeEmailForm } from '#web/forms/settings-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'

export function EmailForm() {
  const form = useFormSubmit({
    schema: changeEmailForm,
    defaultValues: { email: '', password: '' },
    async save(body, { reset }) {
      await callApi('POST /api/account/email', { body })
      await queryClient.invalidateQueries(apiQuery('GET /api/account'))
      reset()
      toast({ title: 'Check your email', description: `We sent a link to ${body.email}.` })
    },
  })

  return (
    <Form form={form}>
      <FieldRow>
        <FormField form={form} name="email" label="New email">
          {(control) => <TextInput {...control} type="email" inputMode="email" autoComplete="email" />}
        </FormField>
        <FormField form={form} name="password" label="Your password">
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
      </FieldRow>
      <FormActions>
        <Button type="submit" busy={form.busy}>
          Change email
        </Button>
      </FormActions>
    </Form>
  )
}
