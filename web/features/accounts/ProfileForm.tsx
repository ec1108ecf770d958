import type { User } from '#contract/account-fields.ts'
import { usernameChanges } from '#contract/limits.ts'
import { callApi } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Form, FormActions } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { profileForm } from '#web/forms/settings-forms.ts'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { userQuery } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldRow } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/toast.ts'

export function ProfileForm({ user }: { user: User }) {
  const form = useFormSubmit({
    schema: profileForm,
    defaultValues: toFormValues(user),
    async save(body, { reset }) {
      const saved = await callApi('PATCH /api/account', { body })
      queryClient.setQueryData(userQuery.queryKey, saved)
      reset(toFormValues(saved))
      toast({ title: 'Profile saved' })
    },
  })

  return (
    <Form form={form}>
      <FormField
        form={form}
        name="username"
        label="Username"
        hint={`Other members see this name. You can change it ${usernameChanges.max} times in ${usernameChanges.days} days. Nobody else can take your old name for ${usernameChanges.days} days.`}
      >
        {(control) => <TextInput {...control} autoComplete="nickname" autoCapitalize="none" spellCheck={false} />}
      </FormField>
      <FieldRow>
        <FormField form={form} name="firstName" label="First name" optional>
          {(control) => <TextInput {...control} autoComplete="given-name" />}
        </FormField>
        <FormField form={form} name="lastName" label="Last name" optional>
          {(control) => <TextInput {...control} autoComplete="family-name" />}
        </FormField>
      </FieldRow>
      <FormActions>
        <Button type="submit" busy={form.busy}>
          Save name
        </Button>
      </FormActions>
    </Form>
  )
}

function toFormValues({ username, firstName, lastName }: User) {
  return { username, firstName: firstName ?? '', lastName: lastName ?? '' }
}
