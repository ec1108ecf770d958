import type { FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useUrlText } from '#web/ui/use-url-text.ts'
import { kindLabels } from './audit-queries.ts'
import styles from './Audit.module.css'

type Props = { search: URLSearchParams; onChange: (name: string, value: string) => void }

export function AuditFilters({ search, onChange }: Props) {
  const [text, setText] = useUrlText(search.get('member') ?? '')

  function submit(event: FormEvent) {
    event.preventDefault()
    onChange('member', text.trim())
  }

  return (
    <form className={styles.filters} role="search" onSubmit={submit} noValidate>
      <Field label="Event">
        {(control) => (
          <Select
            {...control}
            value={search.get('kind') ?? ''}
            onChange={({ target }) => onChange('kind', target.value)}
          >
            <option value="">All events</option>
            {Object.entries(kindLabels).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DateField label="From" value={search.get('from')} onChange={(date) => onChange('from', date)} />
      <DateField label="To" value={search.get('to')} onChange={(date) => onChange('to', date)} />
      <div className={styles.member}>
        <Field label="Username or email">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              maxLength={limits.email}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit">Search</Button>
      </div>
    </form>
  )
}

function DateField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | null
  onChange: (date: string) => void
}) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput {...control} type="date" value={value ?? ''} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  )
}
