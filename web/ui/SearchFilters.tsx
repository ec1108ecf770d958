import type { ReactNode } from 'react'
import { Fold } from './Fold.tsx'
import { SearchInput } from './SearchInput.tsx'
import { Select } from './Select.tsx'
import { useSearchText } from './use-search-text.ts'
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
  const search = useSearchText({ query: q, delay: SEARCH_DELAY, onSearch: (text) => onChange({ q: text }) })
  return (
    <form
      className={styles.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        search.send(String(new FormData(event.currentTarget).get('q')))
      }}
    >
      <div className={styles.search}>
        <SearchInput
          name="q"
          label={label}
          maxLength={maxLength}
          value={search.text}
          onChange={({ target: { value } }) => search.type(value)}
          onClear={search.clear}
        />
      </div>
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
