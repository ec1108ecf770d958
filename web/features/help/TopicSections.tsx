import { useId } from 'react'
import { useLocation } from 'react-router'
import { type HelpTopic, helpTopics } from '#contract/help-categories.ts'
import type { CrisisLine } from '#contract/help.ts'
import { CrisisLines } from './CountryHelp.tsx'
import { HelplineDirectory } from './HelplineDirectory.tsx'
import styles from './Help.module.css'

const topics = (Object.keys(helpTopics) as HelpTopic[]).filter((topic) => topic !== 'crisis')

/**
 * Shows the lines for other topics than a crisis. They are closed, so that the page stays short on a phone, unless the
 * link to the page asked for one.
 */
export function TopicSections({ lines }: { lines: CrisisLine[] }) {
  const id = useId()
  const wanted = useLocation().hash.slice(1)
  const shown = topics.filter((topic) => topic === wanted || lines.some(({ category }) => category === topic))
  if (shown.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby={id}>
      <h2 id={id} className={styles.topicsTitle}>
        Help with something else
      </h2>
      {shown.map((topic) => (
        <Topic
          key={topic}
          topic={topic}
          lines={lines.filter(({ category }) => category === topic)}
          open={topic === wanted}
        />
      ))}
    </section>
  )
}

function Topic({ topic, lines, open }: { topic: HelpTopic; lines: CrisisLine[]; open: boolean }) {
  return (
    <details id={topic} className={styles.country} open={open}>
      <summary>
        <h3>{helpTopics[topic]}</h3>
      </summary>
      {lines.length > 0 ? (
        <CrisisLines lines={lines} level={4} />
      ) : (
        <p className={styles.missing}>
          We have no line for this here yet. <HelplineDirectory />
        </p>
      )}
    </details>
  )
}
