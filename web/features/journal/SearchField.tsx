import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { SearchResults } from './SearchResults.tsx'
import styles from './SearchField.module.css'

/** The words stay on the screen: they are neither in the URL nor stored. */
export function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  return (
    <search className={styles.search}>
      <Icon name="search" />
      <TextInput
        type="search"
        aria-label="Search your entries"
        placeholder="Search your entries"
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onFocus={SearchResults.preload}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onChange('')
        }}
      />
      {query && (
        <div className={styles.clear}>
          <IconButton icon="close" label="Clear search" onClick={() => onChange('')} />
        </div>
      )}
    </search>
  )
}
