import { useImperativeHandle } from 'react'
import type { ResourceDraft } from '#contract/generation.ts'
import { resolveResource, toResourceContent, toResourceValues } from '#web/features/drafts/fields/resource-values.ts'
import { ResourceFields } from '#web/features/drafts/fields/ResourceFields.tsx'
import { resourceDraft } from '#web/forms/content-forms.ts'
import { Form } from '#web/forms/Form.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import type { EditorProps } from './editor-props.ts'

const fields = ['title', 'description', 'pillar', 'type'] as const

export function ResourceEditor({ formId, initialDraft, save, dirtyRef }: EditorProps<ResourceDraft>) {
  const form = useFormSubmit({
    resolver: resolveResource,
    defaultValues: toResourceValues(initialDraft),
    fields,
    prefix: 'resource.',
    save: (values) => save({ resource: resourceDraft.parse(toResourceContent(values)) }),
  })
  const { isDirty } = form.formState
  useImperativeHandle(dirtyRef, () => isDirty)
  return (
    <Form form={form} id={formId}>
      <ResourceFields form={form} />
    </Form>
  )
}
