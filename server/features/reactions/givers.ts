import type { z } from 'zod'
import type { listReactions as listCall, ReactionGiver } from '#contract/reactions.ts'
import type { CommunityActor } from '../../actor.ts'
import type { Database } from '../../database/tables.ts'
import { refuse } from '../../errors.ts'
import { findSubject, getSubject } from './find-subject.ts'
import { countGivers, listGivers as listRows } from './giver-queries.ts'

type Asked = z.output<typeof listCall.params> & z.output<typeof listCall.query>

const shownGivers = 100

/**
 * Lists who gave the one-tap answers to a subject, also to the viewer's own.
 * @throws not-found for what they do not see
 */
export async function listGivers(
  database: Database,
  actor: CommunityActor,
  { kind, id, date = '' }: Asked,
): Promise<{ givers: ReactionGiver[]; more: number }> {
  const about = kind === 'day' ? { kind, memberId: id, date } : { kind, id }
  if (!(await findSubject(database, actor, about))) throw refuse('not-found', 'This is no longer here.')
  const subject = { ...getSubject(about), viewerId: actor.userId }
  const rows = await listRows(database, { ...subject, limit: shownGivers })
  const total = rows.length < shownGivers ? rows.length : await countGivers(database, subject)
  return {
    givers: rows.map(({ profile_image_url: profileImageUrl, ...row }) => ({ ...row, profileImageUrl })),
    more: total - rows.length,
  }
}
