import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AnnouncementList } from './AnnouncementList.tsx'
import { NewAnnouncement } from './NewAnnouncement.tsx'

export function AnnouncementsPage() {
  return (
    <>
      <PageHeader title="Announcements" action={<NewAnnouncement />}>
        Write to all members, or to the members of one challenge.
      </PageHeader>
      <AnnouncementList />
    </>
  )
}
