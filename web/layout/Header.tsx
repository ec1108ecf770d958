import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { toggleSidebar } from './sidebar-state.ts'
import styles from './Header.module.css'

export function Header() {
  return (
    <header className={styles.header}>
      <IconButton id="sidebar-toggle" icon="panel" label="Toggle sidebar" aria-keyshortcuts="Control+B Meta+B" onClick={toggleSidebar} />
      <div className={styles.end}>
        <ThemeToggle />
        <Button look="quiet" onClick={() => location.assign(paths.logout())}>
          <Icon name="leave" />
          Log out
        </Button>
      </div>
    </header>
  )
}
