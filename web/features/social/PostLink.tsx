import { Icon } from '#web/ui/Icon.tsx'
import styles from './PostLink.module.css'

export function PostLink({ url }: { url: string }) {
  return (
    <a className={styles.link} href={url} target="_blank" rel="noreferrer">
      Original post
      <Icon name="external" size="small" />
    </a>
  )
}
