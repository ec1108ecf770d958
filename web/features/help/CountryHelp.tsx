import { toTelLink } from '#contract/crisis-links.ts'
import type { CrisisCountry, CrisisLine } from '#contract/help.ts'
import { CrisisLineLinks } from './CrisisLineLinks.tsx'
import styles from './Help.module.css'

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function EmergencyNumbers({ emergency: [first, ...rest] }: Pick<CrisisCountry, 'emergency'>) {
  return (
    <div className={styles.emergency}>
      <p>If you or someone near you is in danger, call</p>
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

export function CrisisLines({ lines, level }: { lines: CrisisLine[]; level: 3 | 4 }) {
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
          <p className={styles.source}>
            {line.checked ? (
              <span>
                Checked on <time dateTime={line.checked}>{dateFormat.format(new Date(line.checked))}</time>.
              </span>
            ) : (
              'We could not confirm this number.'
            )}{' '}
            <span className={styles.sourceLinks}>
              {line.website && (
                <a href={line.website} rel="noreferrer" aria-label={`Website of ${line.name}`}>
                  Website
                </a>
              )}{' '}
              {line.source !== line.website && (
                <a href={line.source} rel="noreferrer" aria-label={`Source for ${line.name}`}>
                  Source
                </a>
              )}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
