import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError, apiQuery, getErrorMessage } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ResourceArticle } from './ResourceArticle.tsx'
import styles from './ResourcePage.module.css'

export function ResourcePage() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(apiQuery('GET /api/resources/{id}', { params: { id } }))
  return (
    <>
      <PageTitle>{data?.title ?? 'Resource'}</PageTitle>
      {data ? (
        <ResourceArticle key={data.id} resource={data} />
      ) : !error ? (
        <div className={styles.waiting}>
          <Skeleton shape="title" />
          <Skeleton shape="line" count={6} />
        </div>
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          as="h1"
          title="Resource not found."
          action={<LinkButton to={paths.pillars()}>Back to Pillars</LinkButton>}
        />
      ) : (
        <ErrorState text={getErrorMessage(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  )
}
