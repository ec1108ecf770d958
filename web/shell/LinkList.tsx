import { Link } from 'react-router'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import { getCurrent, type NavItem } from './nav-items.ts'
import { useNavPathname } from './nav-pathname.ts'
import { OpenCount } from './OpenCount.tsx'
import styles from './LinkList.module.css'

type Item = NavItem & {
  /** A line under the label. A space keeps its place while it loads. */
  hint?: string
  /** Number of open things. */
  count?: number
}

/** A card of links to screens. @param strong stands out, without an alarming colour */
export function LinkList({ items, strong }: { items: Item[]; strong?: boolean }) {
  const pathname = useNavPathname()
  return (
    <ul className={styles.card} data-strong={strong}>
      {items.map((item) => (
        <li key={item.to}>
          <Link className={styles.row} to={item.to} aria-current={getCurrent(item, pathname)}>
            <Icon name={item.icon} />
            <span className={styles.words}>
              {item.label}
              {item.hint && (
                <span className={styles.hint}>
                  <bdi>{item.hint}</bdi>
                </span>
              )}
            </span>
            <OpenCount count={item.count ?? 0} />
            <Icon name={rareIcons.open} size="small" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
