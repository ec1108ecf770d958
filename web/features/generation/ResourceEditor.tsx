import { useEffect, useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import type { ResourceDraft } from '#contract/generation.ts'
import type { Block } from '#contract/resources.ts'
import { resourceTypes } from '#web/features/resources/resource-types.ts'
import { resourceDraft } from '#web/forms/content-forms.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import {
  type NewBlockKind,
  blockHints,
  blockNames,
  blockToFields,
  describeBlock,
  fieldsToBlock,
  getBlockField,
} from './block-fields.ts'
import type { EditorProps } from './editor-props.ts'
import { PillarField } from './PillarField.tsx'
import { saveWithFieldErrors } from './save-with-field-errors.ts'
import styles from './editor.module.css'

const fields = ['title', 'description', 'pillar', 'type'] as const
const newBlockKinds: NewBlockKind[] = ['intro', 'checklist', 'steps', 'tiplist', 'links', 'download']
const textRows: Partial<Record<Block['kind'], number>> = { intro: 8, drawing: 2 }

export function ResourceEditor({
  formId,
  initialDraft,
  save,
  onBusyChange,
  onDirtyChange,
}: EditorProps<ResourceDraft>) {
  const { register, control, handleSubmit, clearErrors, setError, formState } = useForm({
    defaultValues: { ...initialDraft, blocks: initialDraft.blocks.map(blockToFields) },
  })
  const blocks = useFieldArray({ control, name: 'blocks' })
  const [newBlockKind, setNewBlockKind] = useState<NewBlockKind>('intro')
  const { errors, isDirty } = formState
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty])

  const submit = handleSubmit(async (values) => {
    const { success, data, error } = resourceDraft.safeParse({ ...values, blocks: values.blocks.map(fieldsToBlock) })
    if (success)
      return saveWithFieldErrors(() => save({ resource: data }), {
        fields,
        setError,
        onBusyChange,
        bodyKey: 'resource',
      })
    for (const {
      path: [fieldName, index, key],
      message,
    } of error.issues) {
      const field = fields.find((name) => name === fieldName)
      if (field) setError(field, { message })
      else if (typeof index === 'number') setError(`blocks.${index}.${getBlockField(key)}`, { message })
      else setError('root', { message })
    }
    return undefined
  })

  return (
    <form
      id={formId}
      className={styles.form}
      onSubmit={(event) => {
        // Block errors belong to no registered field, so they would block every later submit.
        clearErrors()
        void submit(event)
      }}
      noValidate
    >
      {errors.root?.message && <Banner tone="error" title={errors.root.message} />}
      <Field label="Title" error={errors.title?.message}>
        {(field) => <TextInput {...field} {...register('title')} autoComplete="off" />}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(field) => <TextArea {...field} {...register('description')} rows={2} />}
      </Field>
      <FieldRow>
        <PillarField {...register('pillar')} error={errors.pillar?.message} />
        <Field label="Type" error={errors.type?.message}>
          {(field) => (
            <Select {...field} {...register('type')}>
              {Object.entries(resourceTypes).map(([type, name]) => (
                <option key={type} value={type}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FieldRow>
      <fieldset className={styles.parts}>
        <legend>Blocks</legend>
        {blocks.fields.map(({ id, ...block }, index) => (
          <div key={id} className={styles.part} role="group" aria-label={`Block ${index + 1}: ${describeBlock(block)}`}>
            <div className={styles.partHead}>
              <span className={styles.partName}>{describeBlock(block)}</span>
              <span>
                {index > 0 && (
                  <IconButton
                    icon="up"
                    label="Move up"
                    aria-label={`Move block ${index + 1} up`}
                    onClick={() => blocks.swap(index, index - 1)}
                  />
                )}
                <IconButton
                  icon="trash"
                  label="Remove block"
                  aria-label={`Remove block ${index + 1}`}
                  onClick={() => blocks.remove(index)}
                />
              </span>
            </div>
            {block.kind !== 'intro' && block.kind !== 'drawing' && (
              <Field label="Heading" error={errors.blocks?.[index]?.heading?.message}>
                {(field) => <TextInput {...field} {...register(`blocks.${index}.heading`)} autoComplete="off" />}
              </Field>
            )}
            {block.kind === 'download' && (
              <Field label="File name" error={errors.blocks?.[index]?.filename?.message}>
                {(field) => <TextInput {...field} {...register(`blocks.${index}.filename`)} autoComplete="off" />}
              </Field>
            )}
            <Field
              label={block.kind === 'drawing' ? 'Caption' : 'Contents'}
              hint={blockHints[block.kind]}
              error={errors.blocks?.[index]?.text?.message}
            >
              {(field) => (
                <TextArea {...field} {...register(`blocks.${index}.text`)} rows={textRows[block.kind] ?? 5} />
              )}
            </Field>
          </div>
        ))}
        <div className={styles.adding}>
          <Field label="Block type">
            {(field) => (
              <Select
                {...field}
                value={newBlockKind}
                onChange={(event) =>
                  setNewBlockKind(newBlockKinds.find((kind) => kind === event.target.value) ?? 'intro')
                }
              >
                {newBlockKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {blockNames[kind]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button
            onClick={() =>
              blocks.append({
                kind: newBlockKind,
                heading: '',
                text: '',
                filename: newBlockKind === 'download' ? 'worksheet.txt' : '',
              })
            }
          >
            <Icon name="plus" />
            Add a block
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
