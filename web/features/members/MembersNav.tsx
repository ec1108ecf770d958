import { useInfiniteQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/shell/session.ts'
import { applicationsQuery } from './member-queries.ts'
import styles from './MembersNav.module.css'

/** Links between the screens about members, with the number of people who wait for approval. */
export function MembersNav() {
  const count = useApplicationCount()
  return (
    <nav className={styles.nav} aria-label="Members">
      <NavLink className={styles.tab} to={paths.members()} end>
        Members
      </NavLink>
      <NavLink className={styles.tab} to={paths.applications()}>
        Requests to join
        {count && <span className={styles.count}>{count}</span>}
      </NavLink>
      <NavLink className={styles.tab} to={paths.allInvitations()}>
        Invitations
      </NavLink>
    </nav>
  )
}

function useApplicationCount(): string | undefined {
  const { data } = useInfiniteQuery({
    ...applicationsQuery,
    enabled: useSite().signUp === 'approval',
    // Others apply while this tab is open.
    staleTime: 60_000,
  })
  if (!data) return undefined
  const count = data.pages.reduce((sum, { items }) => sum + items.length, 0)
  if (count === 0) return undefined
  return data.pages.at(-1)?.next ? `${count}+` : String(count)
}
