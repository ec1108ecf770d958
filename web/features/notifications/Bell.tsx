import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { narrowScreen } from '#web/shell/sidebar-state.ts'
import { useStore } from '#web/store.ts'
import { getTriggerProps, lazyDialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Tooltip } from '#web/ui/Tooltip.tsx'
import { WhenIdle } from '#web/ui/WhenIdle.tsx'
import { unreadQuery } from './notification-queries.ts'
import styles from './Bell.module.css'

const LiveUpdates = lazyComponent(async () => (await import('./LiveUpdates.tsx')).LiveUpdates)
const NotificationPanel = lazyDialog(async () => (await import('./NotificationPanel.tsx')).NotificationPanel)

/** Opens the newest notifications next to the bell, or on a phone as a screen. */
export function Bell() {
  const { pathname } = useLocation()
  const unread = useQuery({ ...unreadQuery, enabled: false }).data?.unread ?? 0
  const isNarrow = useStore(narrowScreen)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'
  const icon = (
    <>
      <Icon name="bell" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </>
  )
  return (
    <>
      <Tooltip label="Notifications" enabled={!isOpen}>
        {isNarrow ? (
          <Link
            className={styles.bell}
            to={paths.notifications()}
            aria-label={label}
            aria-current={pathname === paths.notifications() ? 'page' : undefined}
          >
            {icon}
          </Link>
        ) : (
          <button
            ref={button}
            type="button"
            className={styles.bell}
            aria-label={label}
            aria-expanded={isOpen}
            {...getTriggerProps(NotificationPanel.preload)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {icon}
          </button>
        )}
      </Tooltip>
      <NotificationPanel open={isOpen && !isNarrow} onOpenChange={setIsOpen} anchor={button} />
      <WhenIdle>
        <LiveUpdates />
      </WhenIdle>
    </>
  )
}
