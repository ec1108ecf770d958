import { type BaseSyntheticEvent, useImperativeHandle, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { ResourceDraft } from '#contract/generation.ts'
import type { Block } from '#contract/resources.ts'
import { resourceTypes } from '#web/features/resources/resource-types.ts'
import { resourceDraft } from '#web/forms/content-forms.ts'
import { Form } from '#web/forms/Form.tsx'
import { FormField } from '#web/forms/FormField.tsx'
import { useFormSubmit } from '#web/forms/use-form-submit.ts'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
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
import styles from './editor.module.css'

const fields = ['title', 'description', 'pillar', 'type'] as const
const newBlockKinds: NewBlockKind[] = ['intro', 'checklist', 'steps', 'tiplist', 'links', 'download']
const textRows: Partial<Record<Block['kind'], number>> = { intro: 8, drawing: 2 }

export function ResourceEditor({ formId, initialDraft, save, dirtyRef }: EditorProps<ResourceDraft>) {
  const form = useFormSubmit({
    defaultValues: { ...initialDraft, blocks: initialDraft.blocks.map(blockToFields) },
    fields,
    prefix: 'resource.',
    save(values, { setError }) {
      const { success, data, error } = resourceDraft.safeParse({ ...values, blocks: values.blocks.map(fieldsToBlock) })
      if (success) return save({ resource: data })
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
    },
  })
  const { control } = form
  const blocks = useFieldArray({ control, name: 'blocks' })
  const [newBlockKind, setNewBlockKind] = useState<NewBlockKind>('intro')
  const { isDirty } = form.formState
  useImperativeHandle(dirtyRef, () => isDirty)

  function submit(event: BaseSyntheticEvent) {
    // Block errors belong to no registered field, so they would block every later submit.
    form.clearErrors()
    form.submit(event)
  }

  return (
    <Form form={{ ...form, submit }} id={formId}>
      <FormField form={form} name="title" label="Title">
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="description" label="Description">
        {(control) => <TextArea {...control} rows={2} />}
      </FormField>
      <FieldRow>
        <FormField form={form} name="pillar" label="Pillar">
          {(control) => (
            <Select {...control}>
              <PillarOptions />
            </Select>
          )}
        </FormField>
        <FormField form={form} name="type" label="Type">
          {(control) => (
            <Select {...control}>
              {Object.entries(resourceTypes).map(([type, name]) => (
                <option key={type} value={type}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
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
                    icon={rareIcons.up}
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
              <FormField form={form} name={`blocks.${index}.heading`} label="Heading">
                {(control) => <TextInput {...control} autoComplete="off" />}
              </FormField>
            )}
            {block.kind === 'download' && (
              <FormField form={form} name={`blocks.${index}.filename`} label="File name">
                {(control) => <TextInput {...control} autoComplete="off" />}
              </FormField>
            )}
            <FormField
              form={form}
              name={`blocks.${index}.text`}
              label={block.kind === 'drawing' ? 'Caption' : 'Contents'}
              hint={blockHints[block.kind]}
            >
              {(control) => <TextArea {...control} rows={textRows[block.kind] ?? 5} />}
            </FormField>
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
    </Form>
  )
}
