import { sql } from 'kysely'
import type { Database } from '../../database/tables.ts'

export type CaseSubjectRow = Awaited<ReturnType<typeof listCaseSubjects>>[number]

/** Reads what cases are about, for those who are notified of them. */
export async function listCaseSubjects(database: Database, ids: string[]) {
  if (ids.length === 0) return []
  return database
    .selectFrom('moderation_cases')
    .leftJoin('users as members', 'members.id', 'moderation_cases.member_id')
    .leftJoin('forum_posts', 'forum_posts.id', 'moderation_cases.subject_id')
    .leftJoin('forum_replies', 'forum_replies.id', 'moderation_cases.subject_id')
    .leftJoin('social_posts', 'social_posts.id', 'moderation_cases.subject_id')
    .select([
      'moderation_cases.id',
      'moderation_cases.kind',
      'moderation_cases.report_count',
      'moderation_cases.hidden_by_reports',
      'moderation_cases.outcome',
      'members.username',
      'forum_replies.crew_id as reply_crew_id',
    ])
    .select((eb) => eb.fn.coalesce('forum_posts.title', 'forum_replies.content', 'social_posts.caption').as('text'))
    .where('moderation_cases.id', 'in', ids)
    .execute()
}

export type DecisionSubjectRow = Awaited<ReturnType<typeof listDecisionSubjects>>[number]

export async function listDecisionSubjects(database: Database, ids: string[]) {
  if (ids.length === 0) return []
  return database
    .selectFrom('moderation_decisions')
    .leftJoin('forum_replies', 'forum_replies.id', 'moderation_decisions.subject_id')
    .select([
      'moderation_decisions.id',
      'moderation_decisions.action',
      'moderation_decisions.kind',
      'moderation_decisions.title',
      'moderation_decisions.until',
      'moderation_decisions.appeal_status',
      'forum_replies.crew_id as reply_crew_id',
    ])
    .where('moderation_decisions.id', 'in', ids)
    .execute()
}

/** Reads the latest sign-up that waits for approval, and how many there are. */
export async function findWaitingApplications(database: Database) {
  return database
    .selectFrom('applications')
    .select(['username', sql<number>`count(*) over ()`.as('total')])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether a member is a moderator or an admin. */
export async function isStaffMember(database: Database, userId: string): Promise<boolean> {
  const found = await database
    .selectFrom('users')
    .leftJoin('moderators', 'moderators.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where((eb) => eb.or([eb('users.role', '=', 'admin'), eb('moderators.user_id', 'is not', null)]))
    .executeTakeFirst()
  return found !== undefined
}
