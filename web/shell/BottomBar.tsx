import { useEffect } from 'react'
import { Link } from 'react-router'
import { useStore } from '#web/store.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { keyboardOpen, trackKeyboard } from '#web/ui/on-screen-keyboard.ts'
import { bottomBarItems, getCurrent, isInMore } from './nav-items.ts'
import { useNavPathname } from './nav-pathname.ts'
import { moreButtonId, sheetOpen, toggleSidebar } from './sidebar-state.ts'
import styles from './BottomBar.module.css'

/** The main screens on a phone. Wider screens hide it. */
export function BottomBar() {
  const pathname = useNavPathname()
  const isSheetOpen = useStore(sheetOpen)
  const isKeyboardOpen = useStore(keyboardOpen)
  useEffect(trackKeyboard, [])
  return (
    <nav className={styles.bar} aria-label="Quick links" hidden={isKeyboardOpen}>
      {bottomBarItems.map((item) => (
        <Link
          key={item.to}
          className={styles.item}
          to={item.to}
          aria-current={isSheetOpen ? undefined : getCurrent(item, pathname)}
        >
          <Icon name={item.icon} />
          {item.label}
        </Link>
      ))}
      <button
        id={moreButtonId}
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        aria-expanded={isSheetOpen}
        aria-current={isSheetOpen || isInMore(pathname) || undefined}
        onClick={toggleSidebar}
      >
        <Icon name="more" />
        More
      </button>
    </nav>
  )
}
