import { useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/shell/session.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { FallenColumn } from './FallenColumn.tsx'
import styles from './Notice.module.css'

export function NotFoundPage() {
  const user = useUser()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.notice}>
      <PageTitle>Page Not Found</PageTitle>
      <FallenColumn />
      <h1>Page Not Found</h1>
      <p>{user ? 'There is no page at this address.' : 'Already a member? Sign in to see this page.'}</p>
      <div className={styles.actions}>
        {!user && (
          <LinkButton variant="primary" href={paths.login({ returnTo: pathname + search })}>
            Sign In
          </LinkButton>
        )}
        <LinkButton variant={user ? 'primary' : 'secondary'} to={paths.home()}>
          Back to Home
        </LinkButton>
      </div>
    </div>
  )
}
