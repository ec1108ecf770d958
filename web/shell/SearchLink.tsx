import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import styles from './SearchLink.module.css'

const SearchKeys = lazyComponent(async () => (await import('./later-parts.ts')).loadSearchKeys())

/** Looks like a field on wide screens, and is an icon on a phone. */
export function SearchLink() {
  return (
    <Link
      className={styles.search}
      to={paths.search()}
      // Leaving the search leads back to the screen before.
      state="app"
      aria-current={useLocation().pathname === paths.search() ? 'page' : undefined}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Icon name="search" />
      <span className={styles.label}>Search</span>
      <WhenIdle>
        <SearchKeys />
      </WhenIdle>
    </Link>
  )
}
