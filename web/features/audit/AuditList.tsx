import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#web/shell/PagedList.tsx'
import { auditQuery } from './audit-queries.ts'
import { AuditItem } from './AuditItem.tsx'
import styles from './Audit.module.css'

export function AuditList({ search }: { search: URLSearchParams }) {
  return (
    <PagedList
      result={useInfiniteQuery({ ...auditQuery(search), staleTime: 0 })}
      label="Events"
      empty="No events match these filters."
      older="Older events"
      className={styles.list}
      renderItem={(entry) => <AuditItem key={entry.id} entry={entry} />}
    />
  )
}
