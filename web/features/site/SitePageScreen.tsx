import { useQuery } from '@tanstack/react-query'
import type { PageKey } from '#contract/site-pages.ts'
import { getErrorMessage } from '#web/api/client.ts'
import { NotFoundPage } from '#web/shell/NotFoundPage.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { formatDateTime } from '#web/ui/dates.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { sitePageQuery } from './site-page-queries.ts'
import { pageTitles } from './site-page-titles.ts'
import styles from './SitePageScreen.module.css'

/** One of the public pages of the site. */
export function SitePageScreen({ page }: { page: PageKey }) {
  const timeZone = useTimeZone()
  const { data, error, refetch, isFetching } = useQuery(sitePageQuery(page))
  if (data?.content === '') return <NotFoundPage />
  const title = pageTitles[page]
  return (
    <article className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {data?.updatedAt && (
        <p className={styles.date}>
          Last changed on <time dateTime={data.updatedAt}>{formatDateTime(timeZone, data.updatedAt)}</time>
        </p>
      )}
      <div className={styles.text}>
        {data ? (
          <Markdown text={data.content} siteLinks phones="all" />
        ) : error ? (
          <ErrorState text={getErrorMessage(error)} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeleton shape="line" count={8} />
        )}
      </div>
    </article>
  )
}
