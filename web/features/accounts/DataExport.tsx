import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './settings.module.css'

export function DataExport() {
  return (
    <div className={styles.row}>
      <p className={styles.soft}>
        One ZIP with your goals, journal, challenges, discussions and settings: JSON for programs, Markdown for reading.
      </p>
      <LinkButton href={paths.exportAccount()}>
        <Icon name="download" />
        Download everything
      </LinkButton>
    </div>
  )
}
