import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from '#web/ui/settings.module.css'

export function DataExport() {
  return (
    <div className={styles.row}>
      <p className={styles.soft}>
        A ZIP file with your goals, journal, plan for bad days, challenges, discussions and settings, as JSON and
        Markdown.
      </p>
      <LinkButton href={paths.exportAccount()}>
        <Icon name="download" />
        Download everything
      </LinkButton>
    </div>
  )
}
