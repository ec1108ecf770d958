import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Fold } from './Fold.tsx'
import { Icon } from './Icon.tsx'
import { Select } from './Select.tsx'
import { TextInput } from './TextInput.tsx'
import type { FilterChanges } from './use-url-filters.ts'
import styles from './SearchFilters.module.css'

/** Milliseconds without typing before the text is searched. */
const SEARCH_DELAY = 300

type Props = {
  /** Names the search field, such as “Search 57 challenges”. */
  label: string
  q: string
  maxLength: number
  onChange: (changes: FilterChanges) => void
  children: ReactNode
  /** Filters that few people need. */
  more?: ReactNode
  /** How many of them are set. */
  moreSet?: number
  /** Shown next to “More filters”. */
  notice?: ReactNode
}

/** A search field with filters. Without JavaScript, Enter sends them. */
export function SearchFilters({ label, q, maxLength, onChange, children, more, moreSet = 0, notice }: Props) {
  return (
    <form
      className={styles.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ q: String(new FormData(event.currentTarget).get('q')).trim() })
      }}
    >
      <SearchField label={label} q={q} maxLength={maxLength} onSearch={(text) => onChange({ q: text })} />
      {children}
      <div className={styles.foot}>
        {more && (
          <Fold
            className={styles.more}
            open={moreSet > 0 || undefined}
            summary={`More filters${moreSet > 0 ? ` (${moreSet})` : ''}`}
          >
            <div className={styles.moreFilters}>{more}</div>
          </Fold>
        )}
        {notice && <div className={styles.notice}>{notice}</div>}
      </div>
    </form>
  )
}

type FieldProps = { label: string; q: string; maxLength: number; onSearch: (text: string) => void }

function SearchField({ label, q, maxLength, onSearch }: FieldProps) {
  const [text, setText] = useState(q)
  const [urlText, setUrlText] = useState(q)
  const [sentText, setSentText] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A link changes the text too. What was sent from here must not replace what was typed since.
  if (q !== urlText) {
    setUrlText(q)
    if (q !== sentText) setText(q)
  }
  return (
    <div className={styles.search}>
      <Icon name="search" />
      <TextInput
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => {
            setSentText(value.trim())
            onSearch(value.trim())
          }, SEARCH_DELAY)
        }}
      />
    </div>
  )
}

type FilterProps = {
  name: string
  label: string
  /** Shown when nothing is chosen. */
  any: string
  value: string | undefined
  onChange: (changes: FilterChanges) => void
  children: ReactNode
}

/** A filter of a list. Its options are the children. */
export function FilterSelect({ name, label, any, value, onChange, children }: FilterProps) {
  return (
    <Select
      name={name}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value })}
    >
      <option value="">{any}</option>
      {children}
    </Select>
  )
}

export function FilterOptions({ labels }: { labels: Record<string, string> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
