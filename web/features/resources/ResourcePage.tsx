import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { apiQuery } from '#web/api/client.ts'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ResourceArticle } from './ResourceArticle.tsx'
import styles from './ResourcePage.module.css'

export function ResourcePage() {
  const { id = '' } = useParams()
  const result = useQuery(apiQuery('GET /api/resources/{id}', { params: { id } }))
  const { data } = result
  return (
    <>
      <PageTitle>{data?.title ?? 'Resource'}</PageTitle>
      {data ? (
        <ResourceArticle key={data.id} resource={data} />
      ) : (
        <LoadingState result={result} notFound={<ResourceNotFound />}>
          <div className={styles.waiting}>
            <Skeleton shape="title" />
            <Skeleton shape="line" count={6} />
          </div>
        </LoadingState>
      )}
    </>
  )
}

function ResourceNotFound() {
  return (
    <EmptyState
      as="h1"
      title="Resource not found."
      action={<LinkButton to={paths.pillars()}>Back to Pillars</LinkButton>}
    />
  )
}
