import { logOut } from '#web/shell/log-out.ts'
import { useUser } from '#web/shell/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useStore } from '#web/ui/store.ts'
import { SettingsLink } from './SettingsLink.tsx'
import { narrowScreen, sheetOpen, sidebarOpen, toggleSidebar } from './sidebar-state.ts'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './Header.module.css'

export function Header() {
  const user = useUser()
  const narrow = useStore(narrowScreen)
  const sheet = useStore(sheetOpen)
  const open = useStore(sidebarOpen)

  return (
    <header className={styles.header}>
      <IconButton
        id="sidebar-toggle"
        icon="panel"
        label="Toggle sidebar"
        aria-expanded={narrow ? sheet : open}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={toggleSidebar}
      />
      <div className={styles.end}>
        <ThemeToggle />
        {user && (
          <>
            <SettingsLink user={user} />
            <Button look="quiet" onClick={() => logOut(user)}>
              <Icon name="leave" />
              Log out
            </Button>
          </>
        )}
      </div>
    </header>
  )
}
