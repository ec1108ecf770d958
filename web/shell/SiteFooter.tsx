import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { useStore } from '#web/store.ts'
import { siteBranding } from './branding.ts'
import styles from './SiteFooter.module.css'

const links = [
  { label: 'Help now', to: paths.help() },
  { label: 'Guidelines', to: paths.guidelines() },
  { label: 'Privacy', to: paths.privacy() },
  { label: 'Terms', to: paths.terms() },
]

const imprint = { label: 'Imprint', to: paths.imprint() }

/** `standalone` is for pages without a router. It is also in the loading and the offline page, so it must not read the session. */
export function SiteFooter({ standalone = false }: { standalone?: boolean }) {
  const { imprint: hasImprint } = useStore(siteBranding)
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {(hasImprint ? [...links, imprint] : links).map(({ label, to }) => (
          <li key={to}>{standalone ? <a href={to}>{label}</a> : <Link to={to}>{label}</Link>}</li>
        ))}
      </ul>
    </footer>
  )
}
