import { NavLink, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/shell/session.ts'
import styles from './AccountLayout.module.css'

/** Both ways in, side by side and of the same weight. */
export function AuthNav({ returnTo }: { returnTo?: string }) {
  // A token that is on its way stands in the fragment.
  const { hash } = useLocation()
  if (useSite().signUp === 'closed') return null
  return (
    <nav className={styles.choice} aria-label="Sign in or create an account">
      <NavLink to={paths.signIn({ returnTo }) + hash}>Sign in</NavLink>
      <NavLink to={paths.signUp({ returnTo }) + hash}>Create an account</NavLink>
    </nav>
  )
}
