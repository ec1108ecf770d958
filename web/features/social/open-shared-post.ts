import { type LoaderFunctionArgs, replace } from 'react-router'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { saveDraft } from '#web/shell/drafts.ts'
import { userQuery } from '#web/shell/session.ts'
import { findSharedPost } from './find-shared-post.ts'
import { postLinkDraft } from './post-link-draft.ts'

/** Put the post that another app shares into the form on the feed. Without a post, the screen says so. */
export function openSharedPost({ request }: LoaderFunctionArgs): Response | null {
  const post = findSharedPost(new URL(request.url).searchParams)
  const user = queryClient.getQueryData(userQuery.queryKey)
  if (!post || !user) return null
  saveDraft(user.id, postLinkDraft, { text: post })
  return replace(paths.socialFeed())
}
