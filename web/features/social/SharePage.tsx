import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

/** Shown when another app shares something without the link of a post. */
export function SharePage() {
  return (
    <>
      <PageTitle>Share a Post</PageTitle>
      <PageHeader title="No post found">
        We found no link to a post in what you shared. Open a single post on Instagram, Threads or TikTok and share
        that, or copy its link and paste it into the feed.
      </PageHeader>
      <LinkButton variant="primary" wide to={paths.socialFeed()}>
        Open the Social Feed
      </LinkButton>
    </>
  )
}
