import type { Source } from '#contract/sources.ts'
import { formatLongDate } from '#web/ui/dates.ts'
import styles from './SourceList.module.css'

/** Where the claims of a text come from, at its end. */
export function SourceList({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ul>
        {sources.map(({ author, year, title, url, checked }, index) => (
          <li key={index} dir="auto">
            {`${author} (${year ?? 'no date'}). `}
            <a href={url} target="_blank" rel="noreferrer">
              {title}
            </a>
            {'. '}
            <span className={styles.checked}>
              {checked ? `Checked on ${formatLongDate(checked)}.` : 'Not checked yet.'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
