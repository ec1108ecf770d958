import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Decision } from '#contract/moderation.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AppealForm } from './AppealForm.tsx'
import { describeDecision } from './decision-words.ts'
import { formatEnd } from './ends.ts'
import { decisionQuery } from './moderation-queries.ts'
import styles from './Decision.module.css'

/** A decision of the moderators, for the member it is about. */
export function DecisionPage() {
  const { id = '' } = useParams()
  const result = useQuery({ ...decisionQuery(id), refetchOnMount: 'always' })
  return (
    <div className={styles.page}>
      <PageTitle>Decision</PageTitle>
      <BackLink to={paths.notifications()}>Notifications</BackLink>
      <Loaded
        result={result}
        notFound={
          <EmptyState
            as="h1"
            title="Decision not found."
            action={<LinkButton to={paths.notifications()}>Back to Notifications</LinkButton>}
          />
        }
        fallback={
          <>
            <Skeleton shape="title" />
            <Skeleton shape="line" count={4} />
          </>
        }
      >
        {(data) => <Details key={id} decision={data} />}
      </Loaded>
    </div>
  )
}

function Details({ decision }: { decision: Decision }) {
  const { action, kind, crew, title, note, until, createdAt, canAppeal, appeal } = decision
  const timeZone = useTimeZone()
  const end = formatEnd(until, timeZone)
  return (
    <>
      <PageHeader title={describeDecision(action, kind, crew)} documentTitle={null} />
      <Card className={styles.card}>
        {title && (
          <blockquote className={styles.quote} dir="auto">
            {title}
          </blockquote>
        )}
        {end && <p>{action === 'mute' ? `You can’t post until ${end}.` : `Until ${end}.`}</p>}
        {note && (
          <div>
            <h2 className={styles.heading}>From the moderator</h2>
            <p className={styles.typed} dir="auto">
              {note}
            </p>
          </div>
        )}
        <p className={styles.facts}>
          <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>{' '}
          <Link to={paths.guidelines()}>Community guidelines</Link>
        </p>
      </Card>
      {appeal && <Appeal appeal={appeal} />}
      {canAppeal && <AppealForm decisionId={decision.id} />}
    </>
  )
}

const answers = {
  open: 'A moderator will read it. You’ll get a notification.',
  upheld: 'The decision stays.',
  reversed: 'The decision was reversed.',
}

function Appeal({ appeal: { message, status, answer, createdAt } }: { appeal: NonNullable<Decision['appeal']> }) {
  const timeZone = useTimeZone()
  return (
    <Card as="section" className={styles.card} aria-labelledby="appeal" tabIndex={-1}>
      <h2 id="appeal" className={styles.heading}>
        Your appeal
      </h2>
      <p className={styles.typed} dir="auto">
        {message}
      </p>
      <p className={styles.soft}>
        <time dateTime={createdAt}>{formatDateTime(timeZone, createdAt)}</time>
      </p>
      <div className={styles.answer}>
        <p>
          <b>{answers[status]}</b>
        </p>
        {answer && (
          <p className={styles.typed} dir="auto">
            {answer}
          </p>
        )}
      </div>
    </Card>
  )
}
