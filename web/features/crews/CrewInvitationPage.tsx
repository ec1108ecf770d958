import { useState } from 'react'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/shell/session.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { readCrewToken } from './crew-token.ts'
import styles from '#web/shell/Notice.module.css'

/** What a visitor who opens the link of a crew sees. Only members can read more. */
export function CrewInvitationPage() {
  useState(readCrewToken)
  const returnTo = paths.crewInvite()
  const isOpen = useSite().signUp !== 'closed'
  return (
    <div className={styles.notice}>
      <PageTitle>A crew</PageTitle>
      <h1>Join a crew</h1>
      <p>
        A member wants you in their crew: a small group of men who see how each other are doing. Sign in or create an
        account to see it.
      </p>
      <div className={styles.actions}>
        <LinkButton variant={isOpen ? 'primary' : 'secondary'} href={paths.login({ returnTo, screen: 'sign-up' })}>
          Create account
        </LinkButton>
        <LinkButton variant={isOpen ? 'secondary' : 'primary'} href={paths.login({ returnTo })}>
          Sign In
        </LinkButton>
      </div>
    </div>
  )
}
