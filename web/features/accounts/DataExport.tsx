import { paths } from '#web/paths.ts'
import { DownloadButton } from '#web/shell/DownloadButton.tsx'
import styles from '#web/ui/settings.module.css'

export function DataExport() {
  return (
    <div className={styles.row}>
      <p className={styles.soft}>
        A ZIP file with your goals, journal, plan for bad days, challenges, crews, weekly rounds, discussions and
        settings, as JSON and Markdown. Only you can see your journal and plan in the app. Others see a challenge or
        goal only if you share it. The person who runs this server could read its database.
      </p>
      <DownloadButton url={paths.exportAccount()}>Download everything</DownloadButton>
    </div>
  )
}
