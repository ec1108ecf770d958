import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#web/shell/PagedList.tsx'
import { useSite } from '#web/shell/session.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { applicationsQuery } from './member-queries.ts'
import { MembersNav } from './MembersNav.tsx'
import styles from './Applications.module.css'

export function ApplicationsPage() {
  const { signUp } = useSite()
  return (
    <>
      <PageHeader title="Requests to join">People who want to become members, oldest first.</PageHeader>
      <MembersNav />
      {signUp !== 'approval' && (
        <div className={styles.notice}>
          <Banner title="New members don’t need approval.">
            To read each request before someone can join, set <code>SIGN_UP=approval</code> in the site’s configuration
            and restart it.
          </Banner>
        </div>
      )}
      <div tabIndex={-1} className={styles.region}>
        <PagedList
          result={useInfiniteQuery(applicationsQuery)}
          label="Requests to join"
          empty="No requests are waiting."
          older="More requests"
          className={styles.list}
          renderItem={(application) => <ApplicationCard key={application.id} application={application} />}
        />
      </div>
    </>
  )
}
