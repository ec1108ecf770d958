import { Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/Icon.tsx'
import { Tooltip } from '#web/ui/Tooltip.tsx'
import { getCurrent, type NavItem } from './nav-items.ts'
import styles from './SidebarNav.module.css'

type Props = {
  items: NavItem[]
  rail: boolean
  onNavigate?: () => void
  /** Numbers of open things, by the path of the item. */
  counts?: Record<string, number>
}

export function NavGroup({ items, rail, onNavigate, counts = {} }: Props) {
  const { pathname } = useLocation()
  return (
    <ul>
      {items.map((item) => {
        const count = counts[item.to] ?? 0
        return (
          <li key={item.to}>
            <Tooltip label={item.label} delay={0} side="right" enabled={rail}>
              <Link className={styles.link} to={item.to} aria-current={getCurrent(item, pathname)} onClick={onNavigate}>
                <Icon name={item.icon} />
                <span className={rail ? 'visually-hidden' : styles.label}>{item.label}</span>
                {count > 0 && (
                  <span className={styles.count}>
                    {count > 99 ? '99+' : count}
                    <span className="visually-hidden"> open</span>
                  </span>
                )}
              </Link>
            </Tooltip>
          </li>
        )
      })}
    </ul>
  )
}
