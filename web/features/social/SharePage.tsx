import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

/** Shown when another app shares something without the link of a post. */
export function SharePage() {
  return (
    <>
      <PageHeader title="No post found" documentTitle="Share a Post">
        We found no link to a post in what you shared. Open a single post on Instagram, Threads or TikTok and share
        that, or copy its link and paste it into the feed.
      </PageHeader>
      <LinkButton variant="primary" wide to={paths.socialFeed()}>
        Open the Social Feed
      </LinkButton>
    </>
  )
}
