import { useQuery } from '@tanstack/react-query'
import type { PageKey } from '#contract/site-pages.ts'
import { Loaded } from '#web/shell/Loaded.tsx'
import { NotFoundPage } from '#web/shell/NotFoundPage.tsx'
import { useTimeZone } from '#web/shell/today.ts'
import { formatDateTime } from '#web/ui/dates.ts'
import { Markdown } from '#web/ui/Markdown.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { sitePageQuery } from './site-page-queries.ts'
import { pageTitles } from './site-page-titles.ts'
import styles from './SitePageScreen.module.css'

/** One of the public pages of the site. */
export function SitePageScreen({ page }: { page: PageKey }) {
  const timeZone = useTimeZone()
  const result = useQuery(sitePageQuery(page))
  const { data } = result
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
        <Loaded result={result} fallback={<Skeleton shape="line" count={8} />}>
          {({ content }) => <Markdown text={content} siteLinks phones="all" />}
        </Loaded>
      </div>
    </article>
  )
}
