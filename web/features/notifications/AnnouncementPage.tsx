import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError, apiQuery, getErrorMessage } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { useTimeZone } from '#web/shell/today.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { HeadingText } from '#web/ui/HeadingText.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { MarkReadOnOpen } from './MarkReadOnOpen.tsx'
import styles from './AnnouncementPage.module.css'

export function AnnouncementPage() {
  const { id = '' } = useParams()
  const timeZone = useTimeZone()
  const { data, error, refetch, isFetching } = useQuery(apiQuery('GET /api/announcements/{id}', { params: { id } }))
  const isNotFound = error instanceof ApiError && error.status === 404
  return (
    <div className={styles.page}>
      <PageTitle>{data?.title ?? 'Announcement'}</PageTitle>
      <BackLink to={paths.notifications()}>Notifications</BackLink>
      {isNotFound ? (
        <EmptyState
          as="h1"
          title="Announcement not found."
          action={<LinkButton to={paths.notifications()}>Back to Notifications</LinkButton>}
        >
          It may have been withdrawn.
        </EmptyState>
      ) : data ? (
        <article key={id}>
          <h1 className={styles.title} dir="auto">
            <HeadingText>{data.title}</HeadingText>
          </h1>
          {data.sentAt && (
            <time className={styles.date} dateTime={data.sentAt}>
              {formatDateTime(timeZone, data.sentAt)}
            </time>
          )}
          <Markdown text={data.content} siteLinks />
          <MarkReadOnOpen announcementId={id} />
        </article>
      ) : error ? (
        <ErrorState text={getErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <>
          <Skeleton shape="title" />
          <Skeleton shape="line" count={4} />
        </>
      )}
    </div>
  )
}
