import { Link } from 'react-router'
import type { ModerationCaseDetail } from '#contract/moderation.ts'
import { PostPictures } from '#web/features/pictures/PostPictures.tsx'
import { paths } from '#web/paths.ts'
import { useTimeZone, useToday } from '#web/shell/today.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDateTime, formatDay } from '#web/ui/dates.ts'
import { CaseText } from './CaseText.tsx'
import { nameItem } from './item.ts'
import styles from './Case.module.css'

/** What was reported, with what it follows. */
export function CaseContext({ moderationCase }: { moderationCase: ModerationCaseDetail }) {
  const { item, before, pictures, reportedContent } = moderationCase
  const [timeZone, today] = [useTimeZone(), useToday()]
  if (item.kind === 'member') return null
  return (
    <Card as="section" aria-labelledby="reported">
      <h2 id="reported" className={styles.heading}>
        {item.title ? <bdi>{item.title}</bdi> : `The ${nameItem(item.kind, item.crew)}`}
      </h2>
      {item.round && (
        <p className={styles.soft}>
          {`Weekly round of ${formatDay(item.round.on, today)} in the crew “`}
          <bdi>{item.round.crewName}</bdi>”
        </p>
      )}
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
          <p className={styles.soft}>{item.state === 'deleted' ? describeDeletion(item) : 'It has no text.'}</p>
        )}
        <PostPictures pictures={pictures} username={item.author?.username ?? 'a former member'} />
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

function describeDeletion({ kind }: ModerationCaseDetail['item']): string {
  return kind === 'round-answer'
    ? 'It is gone, because its author is no longer in the crew.'
    : 'The author has deleted it.'
}
