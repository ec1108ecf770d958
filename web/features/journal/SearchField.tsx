import { SearchInput } from '#web/ui/SearchInput.tsx'
import { SearchResults } from './SearchResults.tsx'
import styles from './SearchField.module.css'

/** The words stay on the screen: they are neither in the URL nor stored. */
export function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  return (
    <search className={styles.search}>
      <SearchInput
        label="Search your entries"
        value={query}
        onFocus={SearchResults.preload}
        onChange={({ target }) => onChange(target.value)}
        onClear={() => onChange('')}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onChange('')
        }}
      />
    </search>
  )
}
