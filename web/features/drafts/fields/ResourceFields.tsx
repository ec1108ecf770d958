import { useState } from 'react'
import { type UseFormReturn, useController, useFieldArray, useWatch } from 'react-hook-form'
import { resourceTypes } from '#web/features/resources/resource-types.ts'
import { FormField } from '#web/forms/FormField.tsx'
import { FormMarkdownField } from '#web/forms/FormMarkdownField.tsx'
import { PillarOptions } from '#web/pillars/PillarOptions.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { type NewBlockKind, blockHints, blockNames, describeBlock } from './block-fields.ts'
import type { ResourceValues } from './resource-values.ts'
import { SourcesField } from './SourcesField.tsx'
import styles from './fields.module.css'

type Form = Pick<UseFormReturn<ResourceValues>, 'control' | 'register' | 'getFieldState' | 'getValues' | 'formState'>

const newBlockKinds: NewBlockKind[] = ['intro', 'checklist', 'steps', 'tiplist', 'links', 'download']

/** The fields of a resource. */
export function ResourceFields({ form }: { form: Form }) {
  const pillar = useWatch({ control: form.control, name: 'pillar' })
  const sources = useController({ control: form.control, name: 'sources' })
  return (
    <>
      <FormField form={form} name="title" label="Name">
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="description" label="Description">
        {(control) => <TextArea {...control} rows={2} />}
      </FormField>
      <FieldRow>
        <FormField form={form} name="pillar" label="Pillar">
          {(control) => (
            <Select {...control}>
              {pillar === '' && <option value="">Choose a pillar</option>}
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
      <BlocksField form={form} />
      <SourcesField
        sources={sources.field.value}
        onChange={sources.field.onChange}
        problems={(index) => form.formState.errors.sources?.[index]}
      />
    </>
  )
}

function BlocksField({ form }: { form: Form }) {
  const blocks = useFieldArray({ control: form.control, name: 'blocks' })
  const { errors } = form.formState
  return (
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
                icon={rareIcons.trash}
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
          {block.kind === 'intro' ? (
            <FormMarkdownField form={form} name={`blocks.${index}.text`} label="Contents" rows={8} />
          ) : (
            <FormField
              form={form}
              name={`blocks.${index}.text`}
              label={block.kind === 'drawing' ? 'Caption' : 'Contents'}
              hint={blockHints[block.kind]}
            >
              {(control) => <TextArea {...control} rows={block.kind === 'drawing' ? 2 : 5} />}
            </FormField>
          )}
        </div>
      ))}
      {errors.blocks?.message && (
        <p className={styles.error} role="alert">
          {errors.blocks.message}
        </p>
      )}
      <NewBlock
        onAdd={(kind) =>
          blocks.append({ kind, heading: '', text: '', filename: kind === 'download' ? 'worksheet.txt' : '' })
        }
      />
    </fieldset>
  )
}

function NewBlock({ onAdd }: { onAdd: (kind: NewBlockKind) => void }) {
  const [chosen, setChosen] = useState<NewBlockKind>('intro')
  return (
    <div className={styles.adding}>
      <Field label="Block type">
        {(field) => (
          <Select
            {...field}
            value={chosen}
            onChange={({ target }) => setChosen(newBlockKinds.find((kind) => kind === target.value) ?? 'intro')}
          >
            {newBlockKinds.map((kind) => (
              <option key={kind} value={kind}>
                {blockNames[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button onClick={() => onAdd(chosen)}>
        <Icon name="plus" />
        Add a block
      </Button>
    </div>
  )
}
