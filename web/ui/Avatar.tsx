import { Icon } from './Icon.tsx'
import styles from './Avatar.module.css'

/** Hidden from screen readers, because the name is next to it. */
export function Avatar({ url }: { url: string | null }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {url ? <img src={url} alt="" width={72} height={72} /> : <Icon name="person" size="large" />}
    </span>
  )
}
