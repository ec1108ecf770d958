import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import styles from './Notice.module.css'

export function AdminOnlyPage() {
  return <RestrictedPage title="Admins only" text="Only admins can open this page." />
}

export function StaffOnlyPage() {
  return <RestrictedPage title="Moderators only" text="Only moderators and admins can open this page." />
}

function RestrictedPage({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.notice}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" to={paths.home()}>
          Back to Home
        </LinkButton>
      </div>
    </div>
  )
}
