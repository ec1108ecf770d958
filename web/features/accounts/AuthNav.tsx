import { NavLink, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/shell/session.ts'
import styles from '#web/shell/AccountLayout.module.css'

export function AuthNav({ returnTo }: { returnTo?: string }) {
  // The fragment may hold the token of an emailed link.
  const { hash } = useLocation()
  if (useSite().signUp === 'closed') return null
  return (
    <nav className={styles.choice} aria-label="Sign in or create an account">
      <NavLink to={paths.signIn({ returnTo }) + hash}>Sign in</NavLink>
      <NavLink to={paths.signUp({ returnTo }) + hash}>Create an account</NavLink>
    </nav>
  )
}
