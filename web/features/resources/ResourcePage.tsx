import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { apiQuery } from '#web/api/client.ts'
import type { AdminShortcutsProps } from '#web/features/catalog/AdminShortcuts.tsx'
import { paths } from '#web/paths.ts'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { useUser } from '#web/shell/session.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ResourceArticle } from './ResourceArticle.tsx'
import { ShareFile } from './ShareFile.tsx'
import styles from './ResourcePage.module.css'

const AdminShortcuts = lazyComponent<AdminShortcutsProps>(
  async () => (await import('#web/features/catalog/AdminShortcuts.tsx')).AdminShortcuts,
)

export function ResourcePage() {
  const { id = '' } = useParams()
  const isAdmin = useUser()?.role === 'admin'
  const result = useQuery(apiQuery('GET /api/resources/{id}', { params: { id } }))
  const { data } = result
  return (
    <>
      <PageTitle>{data?.title ?? 'Resource'}</PageTitle>
      {data ? (
        <>
          <ResourceArticle key={data.id} resource={data} />
          <ShareFile kind="resource" id={id} />
          {isAdmin && (
            <div className={styles.admins}>
              <AdminShortcuts kind="resource" id={id} />
            </div>
          )}
        </>
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
