import { useImperativeHandle } from 'react'
import type { DiscussionDraft } from '#contract/generation.ts'
import { discussionDraft } from '#web/forms/content-forms.ts'
import { Form } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { FormMarkdownField } from '#web/forms/FormMarkdownField.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { EditorProps } from './editor-props.ts'

export function DiscussionEditor({ formId, initialDraft, save, dirtyRef }: EditorProps<DiscussionDraft>) {
  const form = useFormSubmit({
    schema: discussionDraft,
    defaultValues: initialDraft,
    prefix: 'discussion.',
    save: (discussion) => save({ discussion }),
  })
  const { isDirty } = form.formState
  useImperativeHandle(dirtyRef, () => isDirty)
  return (
    <Form form={form} id={formId}>
      <FormField form={form} name="title" label="Title">
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormMarkdownField form={form} name="content" label="Content" />
      <FormField form={form} name="pillar" label="Pillar">
        {(control) => (
          <Select {...control}>
            <PillarOptions />
          </Select>
        )}
      </FormField>
    </Form>
  )
}
