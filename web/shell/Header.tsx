import type { ReactNode } from 'react'
import { logOut } from '#web/shell/log-out.ts'
import { useUser } from '#web/shell/session.ts'
import { useStore } from '#web/store.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Tooltip } from '#web/ui/Tooltip.tsx'
import { Logo } from './Logo.tsx'
import { SettingsLink } from './SettingsLink.tsx'
import { narrowScreen, sheetOpen, sidebarOpen, toggleSidebar } from './sidebar-state.ts'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './Header.module.css'

export function Header({ bell }: { bell: ReactNode }) {
  const user = useUser()
  const isNarrow = useStore(narrowScreen)
  const isSheetOpen = useStore(sheetOpen)
  const isSidebarOpen = useStore(sidebarOpen)

  return (
    <header className={styles.header}>
      <IconButton
        id="sidebar-toggle"
        icon="panel"
        label="Toggle sidebar"
        aria-expanded={isNarrow ? isSheetOpen : isSidebarOpen}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={toggleSidebar}
      />
      <div className={styles.brand}>
        <Logo />
      </div>
      <div className={styles.end}>
        {bell}
        <ThemeToggle />
        {user && (
          <>
            <div className={styles.settings}>
              <SettingsLink user={user} />
            </div>
            <Tooltip label="Log out" enabled={isNarrow}>
              <Button variant="quiet" className={styles.leave} onClick={() => logOut(user)}>
                <Icon name="leave" />
                <span>Log out</span>
              </Button>
            </Tooltip>
          </>
        )}
      </div>
    </header>
  )
}
