import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Logo } from './Logo.tsx'
import { Main } from './Main.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import styles from './SignedOutShell.module.css'

const links = [
  { label: 'Challenges', to: paths.challenges() },
  { label: 'Goals', to: paths.goals() },
]

/** The frame of visitors' screens. */
export function SignedOutShell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const signingIn = pathname === paths.signIn() || pathname === paths.signUp()
  const returnTo = getReturnPath(pathname, search)
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo />
          <nav className={styles.nav} aria-label="Main">
            {links.map(({ label, to }) => (
              <Link key={to} className={styles.link} to={to} aria-current={pathname === to ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </nav>
          <div className={styles.end}>
            <span className="needs-script">
              <ThemeToggle />
            </span>
            {!signingIn && <LinkButton href={paths.login({ returnTo })}>Sign In</LinkButton>}
          </div>
        </div>
      </header>
      <Main>{children}</Main>
      <SiteFooter />
    </div>
  )
}

/** Return where to go after sign-in; Home if undefined. */
function getReturnPath(pathname: string, search: string): string | undefined {
  if (pathname === paths.home()) return undefined
  // After sign-in these pages have nothing to do, so go where their links lead.
  if (pathname === paths.reset() || pathname === paths.verify())
    return new URLSearchParams(search).get('returnTo') ?? undefined
  return pathname + search
}
