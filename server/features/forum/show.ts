import type { ForumPost, ForumReply } from '#contract/forum.ts'
import { getViewer, type Viewer } from '../../actor.ts'
import { countReactions, noReactions } from '../../database/reaction-counts.ts'
import type { Database } from '../../database/tables.ts'
import { throwDiscussionNotFound } from './discussions.ts'
import { listMentions } from './mention-queries.ts'
import type { ForumKind } from './moderated-queries.ts'
import { addPictures } from './pictures.ts'
import { type PostExtras, presentPost, presentReply } from './present.ts'
import type { PostRow } from './queries.ts'
import { listQuotedAuthors } from './quote-queries.ts'
import type { ReplyRow } from './reply-queries.ts'

// Presents posts with their pictures, and what the viewer sees of their one-tap answers, mentions and quotes.

type Caller = Parameters<typeof getViewer>[0] & { now: Date }

export async function presentPosts(database: Database, actor: Caller, rows: PostRow[]): Promise<ForumPost[]> {
  const viewer = getViewer(actor)
  return (await addExtras(database, viewer, 'discussion', rows)).map((row) => presentPost(row, viewer, actor.now))
}

export async function presentReplies(database: Database, actor: Caller, rows: ReplyRow[]): Promise<ForumReply[]> {
  const viewer = getViewer(actor)
  return (await addExtras(database, viewer, 'reply', rows)).map((row) => presentReply(row, viewer))
}

export async function showPost({ database }: { database: Database }, actor: Caller, row: PostRow): Promise<ForumPost> {
  const [post] = await presentPosts(database, actor, [row])
  return post ?? throwDiscussionNotFound()
}

export async function showReply(
  { database }: { database: Database },
  actor: Caller,
  row: ReplyRow,
): Promise<ForumReply> {
  const [reply] = await presentReplies(database, actor, [row])
  return reply ?? throwDiscussionNotFound()
}

async function addExtras<Row extends { id: string; quoted_id?: string | null }>(
  database: Database,
  viewer: Viewer,
  kind: ForumKind,
  rows: Row[],
): Promise<(Row & PostExtras)[]> {
  const ids = rows.map(({ id }) => id)
  const quotedIds = rows.flatMap((row) => row.quoted_id ?? [])
  const [reactions, mentions, quoted] = await Promise.all([
    countReactions(database, viewer.viewerId, { kind, subjectIds: ids }),
    listMentions(database, ids),
    listQuotedAuthors(database, viewer, quotedIds),
  ])
  return (await addPictures(database, kind, rows)).map((row) => ({
    ...row,
    reactions: reactions.get(row.id) ?? noReactions(),
    mentions: (mentions.get(row.id) ?? []).map(({ user_id: userId, username }) => ({ userId, username })),
    quoted: quoted.get(row.quoted_id ?? '') ?? null,
  }))
}
