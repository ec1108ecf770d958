import type { ForumPicture } from '#contract/forum-pictures.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { getPictureOf, listPicturesOf } from '../forum/pictures.ts'
import { listReports } from './case-queries.ts'
import { type CaseEntry, requireCase } from './cases.ts'
import { type DecisionRow, findDecision } from './decision-queries.ts'
import { listBefore } from './item-queries.ts'
import { getText, type Item } from './items.ts'
import { listAnswers, type Viewer } from './staff.ts'
import { type Summary, summarizeMember } from './summary.ts'

export type CaseDetail = CaseEntry & {
  reports: Awaited<ReturnType<typeof listReports>>
  /** Whether to leave out who reported it: an admin may have to handle reports about themselves. */
  anonymous: boolean
  before: Awaited<ReturnType<typeof listBefore>>
  pictures: ForumPicture[]
  reportedContent: string | null
  appealed: DecisionRow | undefined
  answers: Awaited<ReturnType<typeof listAnswers>>
  author: Summary | null
}

const repliesBefore = 3

/** Reads a case with its context. @throws not-found */
export async function readCase(
  database: Database,
  viewer: Viewer,
  { id, now }: { id: string; now: Date },
): Promise<CaseDetail> {
  const entry = await requireCase(database, viewer, id)
  const { row, item } = entry
  const memberId = row.member_id ?? item?.authorId ?? null
  const isReply = item?.kind === 'reply' && item.postId !== null
  const appealed = row.decision_id === null ? undefined : await findDecision(database, row.decision_id)
  const isOpen = appealed !== undefined && row.status === 'open'
  return {
    ...entry,
    reports: await listReports(database, id),
    anonymous: row.member_id === viewer.userId,
    before: isReply
      ? await listBefore(database, { postId: item.postId ?? '', replyId: item.id, limit: repliesBefore })
      : [],
    pictures: isForumPost(item) && item.state !== 'deleted' ? await listPicturesOf(database, item) : [],
    reportedContent: row.snapshot !== (item ? getText(item) : null) ? row.snapshot : null,
    appealed,
    answers: isOpen ? await listAnswers(database, viewer, appealed) : [],
    author: memberId === null ? null : await summarizeMember(database, viewer, { memberId, now }),
  }
}

/** Reads a picture of the post in a case. @throws not-found, also for a case that the viewer does not see */
export async function readCasePicture(
  database: Database,
  viewer: Viewer,
  { id, pictureId }: { id: string; pictureId: string },
): Promise<Uint8Array> {
  const { item } = await requireCase(database, viewer, id)
  if (!isForumPost(item) || item.state === 'deleted') throw refuse('not-found', 'Picture not found.')
  return getPictureOf(database, item, pictureId)
}

function isForumPost(item: Item | undefined): item is Item & { kind: 'discussion' | 'reply' } {
  return item?.kind === 'discussion' || item?.kind === 'reply'
}
