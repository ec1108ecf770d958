import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'
import styles from './ShareFile.module.css'

type Props = { kind: 'challenge' | 'resource'; id: string }

/** Downloads an item as a file that an admin of another site can import. */
export function ShareFile({ kind, id }: Props) {
  return (
    <p className={styles.line}>
      <a className={styles.link} href={paths.contentFile(kind, id)} download>
        <Icon name={rareIcons.download} size="small" />
        {`Share this ${kind}`}
      </a>
      <span>Saves a file that another group can import.</span>
    </p>
  )
}
