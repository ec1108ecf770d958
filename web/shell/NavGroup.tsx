import { Link } from 'react-router'
import { Icon } from '#web/ui/Icon.tsx'
import { Tooltip } from '#web/ui/Tooltip.tsx'
import { getCurrent, type NavItem } from './nav-items.ts'
import { useNavPathname } from './nav-pathname.ts'
import { OpenCount } from './OpenCount.tsx'
import styles from './SidebarNav.module.css'

type Props = {
  items: NavItem[]
  rail: boolean
  /** Numbers of open things, by the path of the item. */
  counts?: Record<string, number>
}

export function NavGroup({ items, rail, counts = {} }: Props) {
  const pathname = useNavPathname()
  return (
    <ul>
      {items.map((item) => (
        <li key={item.to}>
          <Tooltip label={item.label} delay={0} side="right" enabled={rail}>
            <Link className={styles.link} to={item.to} aria-current={getCurrent(item, pathname)}>
              <Icon name={item.icon} />
              <span className={rail ? 'visually-hidden' : styles.label}>{item.label}</span>
              <OpenCount count={counts[item.to] ?? 0} />
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
