import type { Source } from '#contract/sources.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field, FieldRow } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import styles from './fields.module.css'

type Problems = Partial<Record<keyof Source, { message?: string | undefined }>>

/** What the claims of a text rest on. */
export function SourcesField({
  sources,
  onChange,
  problems,
}: {
  sources: Source[]
  onChange: (sources: Source[]) => void
  problems: (index: number) => Problems | undefined
}) {
  const change = (index: number, fields: Partial<Source>) =>
    onChange(sources.map((source, at) => (at === index ? { ...source, ...fields } : source)))
  return (
    <fieldset className={styles.parts} data-small>
      <legend>Sources (optional)</legend>
      {sources.map((source, index) => {
        const errors = problems(index)
        return (
          <div key={index} className={styles.part} role="group" aria-label={`Source ${index + 1}`}>
            <div className={styles.partHead}>
              <span className={styles.partName}>{`Source ${index + 1}`}</span>
              <IconButton
                icon={rareIcons.trash}
                label="Remove source"
                aria-label={`Remove source ${index + 1}`}
                onClick={() => onChange(sources.toSpliced(index, 1))}
              />
            </div>
            <Field label="Name of the text" error={errors?.title?.message}>
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  value={source.title}
                  onChange={({ target }) => change(index, { title: target.value })}
                />
              )}
            </Field>
            <FieldRow>
              <Field label="Person or organisation" error={errors?.author?.message}>
                {(control) => (
                  <TextInput
                    {...control}
                    autoComplete="off"
                    value={source.author}
                    onChange={({ target }) => change(index, { author: target.value })}
                  />
                )}
              </Field>
              <Field label="Year" optional error={errors?.year?.message}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="number"
                    inputMode="numeric"
                    value={source.year ?? ''}
                    onChange={({ target }) =>
                      change(index, { year: Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber })
                    }
                  />
                )}
              </Field>
            </FieldRow>
            <Field label="Web address" error={errors?.url?.message}>
              {(control) => (
                <TextInput
                  {...control}
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  placeholder="https://"
                  value={source.url}
                  // Nobody has read the page at another address.
                  onChange={({ target }) => change(index, { url: target.value, checked: null })}
                />
              )}
            </Field>
          </div>
        )
      })}
      <Button onClick={() => onChange([...sources, { author: '', year: null, title: '', url: '', checked: null }])}>
        <Icon name="plus" />
        Add a source
      </Button>
    </fieldset>
  )
}
