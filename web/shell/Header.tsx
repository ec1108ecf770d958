import type { ReactNode } from 'react'
import { useUser } from '#web/shell/session.ts'
import { useStore } from '#web/store.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Logo } from './Logo.tsx'
import { LogOutButton } from './LogOutButton.tsx'
import { SearchLink } from './SearchLink.tsx'
import { SettingsLink } from './SettingsLink.tsx'
import { sidebarOpen, toggleSidebar } from './sidebar-state.ts'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './Header.module.css'

/** On a phone it has the logo, the search, the bell and the member's picture; the rest is in More. */
export function Header({ bell }: { bell: ReactNode }) {
  const user = useUser()
  const isSidebarOpen = useStore(sidebarOpen)

  return (
    <header className={styles.header}>
      <div className={styles.wide}>
        <IconButton
          id="sidebar-toggle"
          icon="panel"
          label="Toggle sidebar"
          aria-expanded={isSidebarOpen}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={toggleSidebar}
        />
      </div>
      <div className={styles.brand}>
        <Logo />
      </div>
      <SearchLink />
      <div className={styles.end}>
        {bell}
        <div className={styles.wide}>
          <ThemeToggle />
        </div>
        {user && (
          <>
            <SettingsLink user={user} />
            <div className={styles.wide}>
              <LogOutButton user={user} className={styles.leave} />
            </div>
          </>
        )}
      </div>
    </header>
  )
}
