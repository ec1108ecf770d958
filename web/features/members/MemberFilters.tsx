import type { FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useUrlText } from '#web/ui/use-url-text.ts'
import { readFilter } from './member-queries.ts'
import styles from './Members.module.css'

type FilterName = 'role' | 'status' | 'sort'
type Props = { search: URLSearchParams; onChange: (name: FilterName | 'query', value: string) => void }

const selects: { name: FilterName; label: string; options: Record<string, string> }[] = [
  {
    name: 'role',
    label: 'Role',
    options: { '': 'All roles', member: 'Members', moderator: 'Moderators', admin: 'Admins' },
  },
  {
    name: 'status',
    label: 'Status',
    options: {
      '': 'Any status',
      active: 'Active',
      muted: 'Muted',
      suspended: 'Suspended',
      unverified: 'Email not confirmed',
    },
  },
  { name: 'sort', label: 'Order', options: { '': 'Newest first', seen: 'Last seen first', name: 'By name' } },
]

export function MemberFilters({ search, onChange }: Props) {
  const [text, setText] = useUrlText(search.get('query') ?? '')

  function submit(event: FormEvent) {
    event.preventDefault()
    onChange('query', text.trim())
  }

  return (
    <form className={styles.filters} role="search" onSubmit={submit} noValidate>
      <div className={styles.query}>
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
      {selects.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Select
              {...control}
              value={readFilter(search, name) ?? ''}
              onChange={({ target }) => onChange(name, target.value)}
            >
              {Object.entries(options).map(([value, option]) => (
                <option key={value} value={value}>
                  {option}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </form>
  )
}
