import { type ComponentProps, useState } from 'react'
import { Field } from './Field.tsx'
import { Markdown, preloadMarkdown } from './Markdown.tsx'
import { Tabs } from './Tabs.tsx'
import { TextArea } from './TextArea.tsx'
import styles from './MarkdownField.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string
  error?: string
  getValue: () => string
  /** As of `Markdown`, for the preview. */
  keepLines?: boolean
}

const views = [
  { value: 'write' as const, label: 'Write' },
  { value: 'preview' as const, label: 'Preview' },
]

export function MarkdownField({ label, error, getValue, keepLines, ...textarea }: Props) {
  const [previewRequested, setPreviewRequested] = useState(false)
  // An error can only be fixed in the write view.
  const previewing = previewRequested && !error
  const text = previewing ? getValue() : ''
  return (
    <div className={styles.field} onPointerEnter={preloadMarkdown} onFocus={preloadMarkdown}>
      <Field
        label={label}
        error={error}
        hint={
          <>
            <b>**bold**</b>, <i>*italic*</i>, - a list, &gt; a quote, [a link](https://...)
          </>
        }
      >
        {(control) => (
          <div>
            <Tabs
              label={label}
              tabs={views}
              value={previewing ? 'preview' : 'write'}
              onChange={(view) => setPreviewRequested(view === 'preview')}
            >
              <TextArea {...textarea} {...control} hidden={previewing} />
              {previewing && (
                <div className={styles.preview}>
                  {text.trim() ? (
                    <Markdown text={text} headings="h3" keepLines={keepLines} />
                  ) : (
                    <p className={styles.nothing}>Nothing to preview yet.</p>
                  )}
                </div>
              )}
            </Tabs>
          </div>
        )}
      </Field>
    </div>
  )
}
