import { useQuery } from '@tanstack/react-query'
import type { JournalEntry } from '#contract/journal.ts'
import { query, textOf } from '#web/api.ts'
import { PillarBadge } from '#web/features/pillars/PillarBadge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './JournalPage.module.css'

export function JournalPage() {
  const entries = useQuery(query('GET /api/journal'))
  return (
    <>
      <PageTitle>Journal</PageTitle>
      <PageHeader title="Journal">Nobody reads this but you.</PageHeader>
      {entries.isError ? (
        <ErrorState text={textOf(entries.error)} busy={entries.isFetching} onRetry={() => void entries.refetch()} />
      ) : !entries.data ? (
        <Skeleton shape="card" count={3} />
      ) : entries.data.length ? (
        <ol className={styles.list}>
          {entries.data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : (
        <EmptyState title="Start Your Reflection Journey">Ten minutes, one question, no audience.</EmptyState>
      )}
    </>
  )
}

function Entry({ entry: { title, content, prompt, pillar, createdAt } }: { entry: JournalEntry }) {
  return (
    <Card as="li">
      <div className={styles.head}>
        <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString('en', { dateStyle: 'full' })}</time>
        {pillar && <PillarBadge pillar={pillar} />}
      </div>
      {title && <h2 className={styles.title}>{title}</h2>}
      {prompt && <p className={styles.prompt}>{prompt}</p>}
      <p className={styles.content}>{content}</p>
    </Card>
  )
}
