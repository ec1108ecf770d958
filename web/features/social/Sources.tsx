import { useQuery } from '@tanstack/react-query'
import { LoadingState } from '#web/shell/LoadingState.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AddSource } from './AddSource.tsx'
import { sourcesQuery } from './managed-post-queries.ts'
import { SourceItem } from './SourceItem.tsx'
import styles from './Sources.module.css'

export function Sources() {
  const sources = useQuery(sourcesQuery)
  return (
    <Card as="section" className={styles.sources} aria-labelledby="sources">
      <div className={styles.head}>
        <h2 className={styles.title} id="sources">
          Instagram accounts
        </h2>
        <AddSource />
      </div>
      {!sources.data ? (
        <LoadingState result={sources}>
          <Skeleton shape="line" count={2} />
        </LoadingState>
      ) : sources.data.length === 0 ? (
        <p className={styles.empty}>No accounts yet. Add one to fetch its posts every hour.</p>
      ) : (
        <ul className={styles.list}>
          {sources.data.map((source) => (
            <SourceItem key={source.id} source={source} />
          ))}
        </ul>
      )}
    </Card>
  )
}
