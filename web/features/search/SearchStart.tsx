import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { apiQuery } from '#web/api/client.ts'
import { HardestNow } from '#web/features/challenges/finding/HardestNow.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { keepFocus } from './move-focus.ts'
import { clearRecentSearches, useRecentSearches } from './recent-searches.ts'
import styles from './SearchStart.module.css'

type Props = { userId: string; onSearch: (text: string) => void }

/** Before typing: the last searches on this device, and a question that leads somewhere. */
export function SearchStart({ userId, onSearch }: Props) {
  const { data: points = [] } = useQuery(apiQuery('GET /api/starting-points'))
  return (
    <>
      <RecentSearches userId={userId} onSearch={onSearch} />
      <HardestNow points={points} chosen={undefined} />
    </>
  )
}

function RecentSearches({ userId, onSearch }: Props) {
  const id = useId()
  const searches = useRecentSearches(userId)
  if (searches.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>Recent searches</h2>
        <Button
          variant="quiet"
          className={styles.clear}
          aria-label="Clear recent searches"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget)
            clearRecentSearches(userId)
          }}
        >
          Clear
        </Button>
      </div>
      <ul className={styles.list}>
        {searches.map((search) => (
          <li key={search}>
            <button
              type="button"
              className={styles.search}
              data-result=""
              onClick={({ currentTarget }) => {
                keepFocus(currentTarget)
                onSearch(search)
              }}
            >
              <Icon name="clock" />
              <span dir="auto">{search}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
