import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import styles from './Notice.module.css'

export function AdminOnlyPage() {
  return (
    <div className={styles.notice}>
      <PageTitle>Admins only</PageTitle>
      <h1>Admins only</h1>
      <p>Only admins can open this page.</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" to={paths.home()}>
          Back to Home
        </LinkButton>
      </div>
    </div>
  )
}
