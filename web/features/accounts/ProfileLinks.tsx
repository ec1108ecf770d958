import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from '#web/ui/settings.module.css'

export function ProfileLinks() {
  return (
    <div className={styles.row}>
      <p className={styles.soft}>A few words about you, your challenges, blocked members, and invitations.</p>
      <LinkButton to={paths.profileSettings()}>Your profile</LinkButton>
      <LinkButton to={paths.invitations()}>Invitations</LinkButton>
    </div>
  )
}
