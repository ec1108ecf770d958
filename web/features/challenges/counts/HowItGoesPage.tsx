import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { quietDays } from '#contract/limits.ts'
import { apiQuery, type ResponseBody } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { BackLink } from '#web/ui/BackLink.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { isolate } from '#web/ui/isolate.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatStrip } from '#web/ui/StatStrip.tsx'
import { WhereMembersStop } from './WhereMembersStop.tsx'
import styles from './HowItGoesPage.module.css'

export function HowItGoesPage() {
  const { id = '' } = useParams()
  const result = useQuery(apiQuery('GET /api/content/challenges/{id}/counts', { params: { id } }))
  return (
    <>
      <BackLink to={paths.library()}>Library</BackLink>
      {result.data ? (
        <HowItGoes id={id} {...result.data} />
      ) : (
        <LoadingState result={result} notFound={<ChallengeNotFound />}>
          <PageHeader title="How it goes" />
          <Skeleton count={2} />
        </LoadingState>
      )}
    </>
  )
}

type Props = { id: string } & ResponseBody<'GET /api/content/challenges/{id}/counts'>

function HowItGoes({ id, title, duration, lastDay, counts }: Props) {
  return (
    <>
      <PageHeader title="How it goes" documentTitle={`How it goes: ${isolate(title)}`}>
        <Link className={styles.challenge} to={paths.challenge(id)} dir="auto">
          {title}
        </Link>
      </PageHeader>
      <div className={styles.page}>
        {counts ? (
          <>
            <div>
              <StatStrip
                stats={[
                  { figure: format(counts.joined), name: 'joined' },
                  { figure: format(counts.stillIn), name: 'still in' },
                  { figure: format(counts.finished), name: 'finished' },
                  { figure: format(counts.stopped), name: 'stopped' },
                ]}
              />
              <p className={styles.note}>
                {`Stopped: no day marked for ${quietDays} days, and no break. Someone who leaves counts after the same ${quietDays} days. The count changes on Mondays, so that nobody can work out who has just left.`}
              </p>
            </div>
            <WhereMembersStop challengeId={id} stops={counts.stops} lastDay={lastDay} duration={duration} />
          </>
        ) : (
          <p className={styles.note}>
            Shown from five members on. Counts of fewer would say too much about one of them.
          </p>
        )}
      </div>
    </>
  )
}

const format = (count: number) => count.toLocaleString('en')

function ChallengeNotFound() {
  return (
    <EmptyState
      as="h1"
      title="Challenge not found."
      action={<LinkButton to={paths.library()}>Back to the library</LinkButton>}
    />
  )
}
