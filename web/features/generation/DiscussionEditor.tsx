import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { DiscussionDraft } from '#contract/generation.ts'
import { discussionDraft } from '#web/forms/content-forms.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Field } from '#web/ui/Field.tsx'
import { MarkdownField } from '#web/ui/MarkdownField.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { EditorProps } from './editor-props.ts'
import { PillarField } from './PillarField.tsx'
import { saveWithFieldErrors } from './save-with-field-errors.ts'
import styles from './editor.module.css'

const fields = ['title', 'content', 'pillar'] as const

export function DiscussionEditor({
  formId,
  initialDraft,
  save,
  onBusyChange,
  onDirtyChange,
}: EditorProps<DiscussionDraft>) {
  const form = useForm({ resolver: zodResolver(discussionDraft), defaultValues: initialDraft })
  const { register, handleSubmit, getValues, setError, formState } = form
  const { errors, isDirty } = formState
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty])
  const submit = handleSubmit((discussion) =>
    saveWithFieldErrors(() => save({ discussion }), { fields, setError, onBusyChange, bodyKey: 'discussion' }),
  )
  return (
    <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <Field label="Title" error={errors.title?.message}>
        {(control) => <TextInput {...control} {...register('title')} autoComplete="off" />}
      </Field>
      <MarkdownField
        label="Content"
        error={errors.content?.message}
        getValue={() => getValues('content')}
        {...register('content')}
      />
      <PillarField {...register('pillar')} error={errors.pillar?.message} />
    </form>
  )
}
