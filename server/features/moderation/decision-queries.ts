import type { DecisionAction } from '#contract/moderation.ts'
import { lockRow } from '../../database/row-lock.ts'
import type { Database, Row } from '../../database/tables.ts'

export type StoredDecision = Row<'moderation_decisions'>
/** `reply_crew_id` is the crew in whose thread a reply is. */
export type DecisionRow = StoredDecision & {
  actor_name: string | null
  member_name: string | null
  reply_crew_id: string | null
}

export async function insertDecision(tx: Database, row: Row<'moderation_decisions'>): Promise<void> {
  await tx.insertInto('moderation_decisions').values(row).execute()
}

export function findDecision(database: Database, id: string): Promise<DecisionRow | undefined> {
  return selectDecisions(database).where('moderation_decisions.id', '=', id).executeTakeFirst()
}

/** Locks a decision against other appeals and answers. */
export async function lockDecision(tx: Database, id: string): Promise<DecisionRow | undefined> {
  await lockRow(tx, 'moderation_decisions', id)
  return findDecision(tx, id)
}

type DecisionsAbout = { subjectId: string; actions: DecisionAction[] }

/** Lists some decisions about an item or a member, newest first. */
export function listDecisions(database: Database, about: DecisionsAbout): Promise<DecisionRow[]> {
  return selectDecisionsAbout(database, about).execute()
}

/** Finds the latest of some decisions about an item or a member. */
export function findLatestDecision(database: Database, about: DecisionsAbout): Promise<DecisionRow | undefined> {
  return selectDecisionsAbout(database, about).limit(1).executeTakeFirst()
}

export function listDecisionsAbout(
  database: Database,
  { memberId, limit }: { memberId: string; limit: number },
): Promise<DecisionRow[]> {
  return selectDecisions(database)
    .where('moderation_decisions.member_id', '=', memberId)
    .orderBy('moderation_decisions.id', 'desc')
    .limit(limit)
    .execute()
}

export async function updateAppeal(
  tx: Database,
  id: string,
  change: Partial<Pick<StoredDecision, 'appeal' | 'appeal_status' | 'appeal_answer' | 'appealed_at'>>,
): Promise<void> {
  await tx.updateTable('moderation_decisions').set(change).where('id', '=', id).execute()
}

function selectDecisionsAbout(database: Database, { subjectId, actions }: DecisionsAbout) {
  return selectDecisions(database)
    .where('moderation_decisions.subject_id', '=', subjectId)
    .where('moderation_decisions.action', 'in', actions)
    .orderBy('moderation_decisions.id', 'desc')
}

function selectDecisions(database: Database) {
  return database
    .selectFrom('moderation_decisions')
    .leftJoin('users as actors', 'actors.id', 'moderation_decisions.actor_id')
    .leftJoin('users as members', 'members.id', 'moderation_decisions.member_id')
    .leftJoin('forum_replies', 'forum_replies.id', 'moderation_decisions.subject_id')
    .selectAll('moderation_decisions')
    .select([
      'actors.username as actor_name',
      'members.username as member_name',
      'forum_replies.crew_id as reply_crew_id',
    ])
}
