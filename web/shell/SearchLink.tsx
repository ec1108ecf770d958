import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { useStore } from '#web/store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { applePlatform, catchTyping, fromApp } from './open-search.ts'
import styles from './SearchLink.module.css'

/** Looks like a field on wide screens, and is an icon on a phone. */
export function SearchLink() {
  const isCurrent = useLocation().pathname === paths.search()
  const isApple = useStore(applePlatform)
  return (
    <Link
      className={styles.search}
      to={paths.search()}
      state={fromApp}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        if (catchTyping()) event.preventDefault()
      }}
    >
      <Icon name="search" />
      <span className={styles.label}>Search</span>
      <kbd className={styles.keys} aria-hidden="true">
        {isApple ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </Link>
  )
}
