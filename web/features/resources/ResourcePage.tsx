import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ResourceDetail } from '#contract/resources.ts'
import { ApiError, query, textOf } from '#web/api.ts'
import { PillarBadge } from '#web/features/pillars/PillarBadge.tsx'
import { pillarContent } from '#web/features/pillars/pillarContent.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './ResourcePage.module.css'

export function ResourcePage() {
  const { id = '' } = useParams()
  const resource = useQuery(query('GET /api/resources/{id}', { params: { id } }))
  return (
    <>
      <PageTitle>{resource.data?.title ?? 'Resource'}</PageTitle>
      {resource.data ? (
        <Article resource={resource.data} />
      ) : !resource.isError ? (
        <Skeleton shape="line" count={4} />
      ) : resource.error instanceof ApiError && resource.error.status === 404 ? (
        <EmptyState as="h1" title="Resource not found." action={<LinkButton to={paths.pillars()}>Back to Pillars</LinkButton>} />
      ) : (
        <ErrorState text={textOf(resource.error)} busy={resource.isFetching} onRetry={() => void resource.refetch()} />
      )}
    </>
  )
}

function Article({ resource: { title, description, pillar, type, readTime, content } }: { resource: ResourceDetail }) {
  return (
    <article className={styles.article}>
      <BackLink to={paths.pillarBack(pillar)}>{`Back to ${pillarContent[pillar].title}`}</BackLink>
      <div className={styles.badges}>
        <PillarBadge pillar={pillar} />
        <Badge>{type.replace(/^./, (first) => first.toUpperCase())}</Badge>
        {readTime !== null && <Badge>{`${readTime} min`}</Badge>}
      </div>
      <h1>{title}</h1>
      <p className={styles.description}>{description}</p>
      <div className={styles.content}>{content}</div>
    </article>
  )
}
