import { Link } from 'react-router'
import type { SiteStatus } from '#contract/status.ts'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { findProblems } from './find-problems.ts'
import styles from './Status.module.css'

/** What an admin should look at, or that there is nothing. */
export function Problems({ status, now }: { status: SiteStatus; now: number }) {
  const problems = findProblems(status, now)
  return (
    <Card as="section" aria-labelledby="problems">
      <h2 id="problems" className={styles.title}>
        {problems.length === 0 ? 'Everything works' : 'Look at this'}
      </h2>
      {problems.length === 0 ? (
        <p className={styles.words}>
          {/* Nobody measures the disk of PostgreSQL. */}
          {status.freeBytes === null
            ? 'Nothing is late, and nothing failed.'
            : 'Nothing is late, nothing failed, and there is room on the disk.'}
        </p>
      ) : (
        <ul className={styles.problems}>
          {problems.map(({ text, link }) => (
            <li key={text}>
              <Icon name="warning" size="small" />
              <p>
                {text}
                {link && (
                  <>
                    {' '}
                    <Link to={link.to}>{link.label}</Link>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
