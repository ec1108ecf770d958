import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { apiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
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
  const result = useQuery(apiQuery('GET /api/announcements/{id}', { params: { id } }))
  return (
    <div className={styles.page}>
      <PageTitle>{result.data?.title ?? 'Announcement'}</PageTitle>
      <BackLink to={paths.notifications()}>Notifications</BackLink>
      <Loaded
        result={result}
        notFound={
          <EmptyState
            as="h1"
            title="Announcement not found."
            action={<LinkButton to={paths.notifications()}>Back to Notifications</LinkButton>}
          >
            It may have been withdrawn.
          </EmptyState>
        }
        fallback={
          <>
            <Skeleton shape="title" />
            <Skeleton shape="line" count={4} />
          </>
        }
      >
        {({ title, sentAt, content }) => (
          <article key={id}>
            <h1 className={styles.title} dir="auto">
              <HeadingText>{title}</HeadingText>
            </h1>
            {sentAt && (
              <time className={styles.date} dateTime={sentAt}>
                {formatDateTime(timeZone, sentAt)}
              </time>
            )}
            <Markdown text={content} siteLinks />
            <MarkReadOnOpen announcementId={id} />
          </article>
        )}
      </Loaded>
    </div>
  )
}
