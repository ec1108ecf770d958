import { useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import styles from './Notice.module.css'

export function SessionEnded() {
  const { pathname, search } = useLocation()
  return (
    <div className={styles.notice}>
      <PageTitle>Signed out</PageTitle>
      <h1>You’re signed out</h1>
      <p>Your session has ended. Sign in again to return to this page.</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" href={paths.login({ returnTo: pathname + search })}>
          Sign In
        </LinkButton>
      </div>
    </div>
  )
}
