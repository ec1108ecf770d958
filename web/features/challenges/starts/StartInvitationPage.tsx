import { useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import styles from '#web/shell/Notice.module.css'

/** What a visitor sees who opens the link of a start. Only members can read it. */
export function StartInvitationPage() {
  const { pathname: returnTo } = useLocation()
  return (
    <div className={styles.notice}>
      <PageTitle>Start together</PageTitle>
      <h1>Start a challenge together</h1>
      <p>A member has set a date to start a challenge with others. Sign in to see it and to join.</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" href={paths.login({ returnTo })}>
          Sign In
        </LinkButton>
        <LinkButton href={paths.login({ returnTo, screen: 'sign-up' })}>Create account</LinkButton>
      </div>
    </div>
  )
}
