import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#web/shell/PagedList.tsx'
import { membersQuery } from './member-queries.ts'
import { MemberItem } from './MemberItem.tsx'
import styles from './Members.module.css'

export function MemberList({ searchTerm }: { searchTerm: string }) {
  return (
    <PagedList
      result={useInfiniteQuery(membersQuery(searchTerm))}
      label="Members"
      empty="No members match your search."
      older="Older members"
      className={styles.list}
      renderItem={(member) => <MemberItem key={member.id} member={member} />}
    />
  )
}
