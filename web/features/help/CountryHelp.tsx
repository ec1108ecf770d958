import { toTelLink } from '#contract/crisis-links.ts'
import type { CrisisCountry, CrisisLine } from '#contract/help.ts'
import { useUser } from '#web/shell/session.ts'
import { CrisisLineLinks } from './CrisisLineLinks.tsx'
import styles from './Help.module.css'

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Without a number, the one of the reader's country is not known. */
export function EmergencyNumbers({ emergency: [first, ...rest] }: Pick<CrisisCountry, 'emergency'>) {
  return (
    <div className={styles.emergency}>
      <p>
        If you or someone near you is in danger, call
        {!first && ' your local emergency number, or ask someone to call it.'}
      </p>
      {first && (
        <a className={styles.number} href={toTelLink(first)} dir="ltr" aria-label={`Call ${first}`}>
          {first}
        </a>
      )}
      {rest.length > 0 && (
        <p className={styles.otherNumbers}>
          Also:{' '}
          {rest.map((number) => (
            <a key={number} href={toTelLink(number)} dir="ltr">
              {number}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

export function CrisisLines({ lines, level }: { lines: CrisisLine[]; level: 2 | 3 | 4 | 5 }) {
  if (lines.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.name} className={styles.line}>
          <Heading dir="auto">{line.name}</Heading>
          <p className={styles.facts}>
            {line.hours} · {line.languages.join(', ')}
          </p>
          <CrisisLineLinks line={line} />
          <LineSource line={line} />
        </li>
      ))}
    </ul>
  )
}

/** Only admins can do something about a number that is not confirmed. It would worry everyone else. */
function LineSource({ line: { name, website, source, checked } }: { line: CrisisLine }) {
  const isAdmin = useUser()?.role === 'admin'
  return (
    <p className={styles.source}>
      {checked ? (
        <span>
          Checked on <time dateTime={checked}>{dateFormat.format(new Date(checked))}</time>.
        </span>
      ) : (
        isAdmin && 'We could not confirm this number.'
      )}{' '}
      <span className={styles.sourceLinks}>
        {website && (
          <a href={website} rel="noreferrer" aria-label={`Website of ${name}`}>
            Website
          </a>
        )}{' '}
        {source !== website && (
          <a href={source} rel="noreferrer" aria-label={`Source for ${name}`}>
            Source
          </a>
        )}
      </span>
    </p>
  )
}
