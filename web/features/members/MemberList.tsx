import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#web/shell/PagedList.tsx'
import { membersQuery } from './member-queries.ts'
import { MemberRow } from './MemberRow.tsx'
import styles from './Members.module.css'

export function MemberList({ search }: { search: URLSearchParams }) {
  return (
    <PagedList
      result={useInfiniteQuery(membersQuery(search))}
      label="Members"
      empty={search.size > 0 ? 'No members match your search.' : 'There are no members yet.'}
      older="More members"
      className={styles.list}
      renderItem={(member) => <MemberRow key={member.id} member={member} />}
    />
  )
}
