import { Link } from 'react-router'
import type { ModerationCaseDetail } from '#contract/moderation.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { CaseText } from './CaseText.tsx'
import { kindNames } from './item.ts'
import styles from './Case.module.css'

/** What was reported, with what it follows. */
export function CaseContext({ moderationCase }: { moderationCase: ModerationCaseDetail }) {
  const { item, before, reportedContent } = moderationCase
  const timeZone = useTimeZone()
  if (item.kind === 'member') return null
  return (
    <Card as="section" aria-labelledby="reported">
      <h2 id="reported" className={styles.heading}>
        {item.title ? <bdi>{item.title}</bdi> : `The ${kindNames[item.kind]}`}
      </h2>
      {before.length > 0 && (
        <ol className={styles.before} aria-label="Before it">
          {before.map(({ id, username, content, createdAt }) => (
            <li key={id}>
              <p className={styles.byline}>
                <b>
                  <bdi>{username}</bdi>
                </b>
                <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
              </p>
              <CaseText text={content} />
            </li>
          ))}
        </ol>
      )}
      <div className={styles.reported}>
        {item.author && (
          <p className={styles.byline}>
            <b>
              <Link to={paths.member(item.author.id)}>
                <bdi>{item.author.username}</bdi>
              </Link>
            </b>
          </p>
        )}
        {item.content ? (
          <CaseText text={item.content} />
        ) : (
          <p className={styles.soft}>{item.state === 'deleted' ? 'The author has deleted it.' : 'It has no text.'}</p>
        )}
      </div>
      {reportedContent !== null && (
        <details className={styles.earlier}>
          <summary>The text when it was first reported</summary>
          <CaseText text={reportedContent} />
        </details>
      )}
      {item.postId && (
        <p className={styles.links}>
          <Link to={paths.discussion(item.postId)}>Open the discussion</Link>
        </p>
      )}
      {item.url && (
        <p className={styles.links}>
          <a href={item.url} target="_blank" rel="noreferrer">
            Original post
          </a>
        </p>
      )}
    </Card>
  )
}
