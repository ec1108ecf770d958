import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import styles from './Notice.module.css'

export function StaffOnlyPage() {
  return (
    <div className={styles.notice}>
      <PageTitle>Moderators only</PageTitle>
      <h1>Moderators only</h1>
      <p>Only moderators and admins can open this page.</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" to={paths.home()}>
          Back to Home
        </LinkButton>
      </div>
    </div>
  )
}
