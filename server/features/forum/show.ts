import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { getViewer, type Viewer } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { throwDiscussionNotFound } from './discussions.ts'
import { addPictures } from './pictures.ts'
import { presentPost, presentReply } from './present.ts'
import type { PostRow } from './queries.ts'
import { addReactions } from './reactions.ts'
import type { ReplyRow } from './reply-queries.ts'

// Presents posts with their pictures and the one-tap answers that the viewer sees.

type Caller = Parameters<typeof getViewer>[0]

export async function presentPosts(database: Database, viewer: Viewer, rows: PostRow[]): Promise<ForumPost[]> {
  return (await addPictures(database, 'discussion', await addReactions(database, viewer, 'discussion', rows))).map(
    (row) => presentPost(row, viewer),
  )
}

export async function presentReplies(database: Database, viewer: Viewer, rows: ReplyRow[]): Promise<ForumReply[]> {
  return (await addPictures(database, 'reply', await addReactions(database, viewer, 'reply', rows))).map((row) =>
    presentReply(row, viewer),
  )
}

export async function showPost({ database }: { database: Database }, actor: Caller, row: PostRow): Promise<ForumPost> {
  const [post] = await presentPosts(database, getViewer(actor), [row])
  return post ?? throwDiscussionNotFound()
}

export async function showReply(
  { database }: { database: Database },
  actor: Caller,
  row: ReplyRow,
): Promise<ForumReply> {
  const [reply] = await presentReplies(database, getViewer(actor), [row])
  return reply ?? throwDiscussionNotFound()
}
