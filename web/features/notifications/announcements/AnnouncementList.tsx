import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#web/shell/PagedList.tsx'
import { announcementsQuery } from './announcement-queries.ts'
import { AnnouncementItem } from './AnnouncementItem.tsx'
import styles from './Announcements.module.css'

export function AnnouncementList() {
  return (
    <PagedList
      result={useInfiniteQuery(announcementsQuery)}
      label="Announcements"
      empty="No announcements yet."
      older="Older announcements"
      className={styles.list}
      renderItem={(announcement) => <AnnouncementItem key={announcement.id} announcement={announcement} />}
    />
  )
}
