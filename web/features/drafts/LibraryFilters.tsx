import { Field } from '#web/ui/Field.tsx'
import { SearchInput } from '#web/ui/SearchInput.tsx'
import { Select } from '#web/ui/Select.tsx'
import { useUrlText } from '#web/ui/use-url-text.ts'
import { libraryStatuses, type readLibraryFilter } from './library-rows.ts'
import styles from './Library.module.css'

type Props = {
  filter: ReturnType<typeof readLibraryFilter>
  onChange: (name: 'q' | 'kind' | 'status', value: string) => void
}

export function LibraryFilters({ filter, onChange }: Props) {
  const [text, setText] = useUrlText(filter.query)

  function change(query: string) {
    setText(query)
    onChange('q', query)
  }

  return (
    <search className={styles.filters}>
      <SearchInput
        label="Search by name"
        value={text}
        onChange={({ target }) => change(target.value)}
        onClear={() => change('')}
      />
      <Field label="Kind">
        {(control) => (
          <Select {...control} value={filter.kind ?? ''} onChange={({ target }) => onChange('kind', target.value)}>
            <option value="">Everything</option>
            <option value="challenge">Challenges</option>
            <option value="resource">Resources</option>
          </Select>
        )}
      </Field>
      <Field label="Status">
        {(control) => (
          <Select {...control} value={filter.status ?? ''} onChange={({ target }) => onChange('status', target.value)}>
            <option value="">Any</option>
            {Object.entries(libraryStatuses).map(([status, label]) => (
              <option key={status} value={status}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </search>
  )
}
