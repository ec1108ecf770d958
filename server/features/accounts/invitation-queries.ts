import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import type { Database, Row, Tables } from '../../database/tables.ts'
import { knownName } from '../../database/visibility.ts'
import { getFetchLimit, maxCursor, type Page } from '../../page.ts'

export async function insertInvitation(tx: Database, row: Row<'invitations'>): Promise<void> {
  await tx.insertInto('invitations').values(row).execute()
}

const invitationsWithAuthor = (database: Database) =>
  database
    .selectFrom('invitations')
    .leftJoin('users as author', 'author.id', 'invitations.user_id')
    .leftJoin('challenges', (join) =>
      join.onRef('challenges.id', '=', 'invitations.challenge_id').on('challenges.hidden_at', 'is', null),
    )
    .selectAll('invitations')
    .select(['author.username as author_username', 'author.suspended_at as author_suspended_at'])
    .select('challenges.title as challenge_title')

export type InvitationRow = Row<'invitations'> & {
  author_username: string | null
  author_suspended_at: string | null
  /** Null also while the challenge is hidden. */
  challenge_title: string | null
}

export function findInvitation(database: Database, id: string): Promise<InvitationRow | undefined> {
  return invitationsWithAuthor(database).where('invitations.id', '=', id).executeTakeFirst()
}

/** Lists the invitations whose link a member can copy, newest first. @param userId null for those of all members */
export function listInvitations(database: Database, userId: string | null, page: Page): Promise<InvitationRow[]> {
  let query = invitationsWithAuthor(database)
    .where('invitations.id', '<', page.after ?? maxCursor)
    .where('invitations.mailed', '=', false)
  if (userId !== null) query = query.where('invitations.user_id', '=', userId)
  return query.orderBy('invitations.id', 'desc').limit(getFetchLimit(page)).execute()
}

export async function countActiveInvitations(
  tx: Database,
  { userId, now }: { userId: string; now: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('invitations')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', userId)
    .where('mailed', '=', false)
    .where((eb) => isActive(eb, now))
    .executeTakeFirstOrThrow()
  return count
}

/** Revoke an invitation, but keep the time of an earlier revocation. @param userId null for that of any member */
export async function revokeInvitation(
  tx: Database,
  { id, userId, now }: { id: string; userId: string | null; now: string },
): Promise<boolean> {
  let query = tx
    .updateTable('invitations')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .where('id', '=', id)
  if (userId !== null) query = query.where('user_id', '=', userId)
  return (await query.returning('id').executeTakeFirst()) !== undefined
}

/** Finds an invitation that can be used. Those of suspended and deleted members can't. */
export function findUsableInvitation(database: Database, { id, now }: { id: string; now: string }) {
  return database
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .leftJoin('moderators', 'moderators.user_id', 'invitations.user_id')
    .select([
      'invitations.id',
      'invitations.vouches',
      'users.id as user_id',
      'invitations.inviter_name',
      'invitations.challenge_id',
      'users.role',
      'moderators.user_id as moderator_id',
    ])
    .where('invitations.id', '=', id)
    .where('users.suspended_at', 'is', null)
    .where((eb) => isActive(eb, now))
    .executeTakeFirst()
}

/** Finds a member's newest active invitation to a challenge. @param where.until it does not expire before this instant */
export async function findInvitationToChallenge(
  tx: Database,
  { userId, challengeId, now, until }: { userId: string; challengeId: string; now: string; until: string },
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('invitations')
    .select('id')
    .where('user_id', '=', userId)
    .where('challenge_id', '=', challengeId)
    .where((eb) => isActive(eb, now))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>=', until)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

/** Count a use of an invitation. @returns false when it can no longer be used */
export async function countUse(tx: Database, { id, now }: { id: string; now: string }): Promise<boolean> {
  const counted = await tx
    .updateTable('invitations')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => isActive(eb, now))
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('users.id').where('suspended_at', 'is', null))
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

export async function insertInvitedMember(tx: Database, row: Row<'invited_members'>): Promise<void> {
  await tx.insertInto('invited_members').values(row).execute()
}

/**
 * Finds who invited a member.
 * @param options.viewerId who reads it; null for staff, who see the current name
 */
export async function findInviter(
  database: Database,
  userId: string,
  { viewerId }: { viewerId: string | null },
): Promise<string | null> {
  const row = await database
    .selectFrom('invited_members')
    .innerJoin('users', 'users.id', 'invited_members.invited_by')
    .select(nameFor(viewerId).as('username'))
    .where('invited_members.user_id', '=', userId)
    .executeTakeFirst()
  return row?.username ?? null
}

/**
 * Lists the newest members who joined the site or started a challenge with each of the invitations.
 * @param options.viewerId who reads it; null for staff, who see the current names
 */
export async function listMembersByInvitation(
  database: Database,
  invitationIds: string[],
  { limit, viewerId }: { limit: number; viewerId: string | null },
): Promise<{ invitation_id: string; id: string; username: string }[]> {
  if (invitationIds.length === 0) return []
  return database
    .selectFrom((eb) =>
      eb
        .selectFrom((uses) =>
          uses
            .selectFrom('invited_members')
            .select(['invitation_id', 'user_id', 'created_at'])
            .where('invitation_id', 'in', invitationIds)
            .unionAll(
              uses
                .selectFrom('brought_friends')
                .select((brought) => brought.ref('invitation_id').$notNull().as('invitation_id'))
                .select(['friend_id as user_id', 'created_at'])
                .where('invitation_id', 'in', invitationIds)
                .where((brought) =>
                  brought.not(
                    brought.exists(
                      brought
                        .selectFrom('invited_members as invited')
                        .select('invited.user_id')
                        .whereRef('invited.user_id', '=', 'brought_friends.friend_id')
                        .whereRef('invited.invitation_id', '=', 'brought_friends.invitation_id'),
                    ),
                  ),
                ),
            )
            .as('used'),
        )
        .innerJoin('users', 'users.id', 'used.user_id')
        .select(['used.invitation_id', 'users.id', nameFor(viewerId).as('username')])
        .select(
          sql<number>`row_number() over (partition by ${sql.ref('used.invitation_id')}
            order by ${sql.ref('used.created_at')} desc, ${sql.ref('users.id')} desc)`.as('place'),
        )
        .as('joined'),
    )
    .select(['invitation_id', 'id', 'username'])
    .where('place', '<=', limit)
    .orderBy('invitation_id')
    .orderBy('place')
    .execute()
}

function nameFor(viewerId: string | null): RawBuilder<string> {
  return viewerId === null ? sql<string>`users.username` : knownName(sql<string>`${viewerId}`)
}

function isActive(eb: ExpressionBuilder<Tables, 'invitations'>, now: string) {
  return eb.and([
    eb('invitations.revoked_at', 'is', null),
    eb.or([eb('invitations.expires_at', 'is', null), eb('invitations.expires_at', '>', now)]),
    eb.or([eb('invitations.max_uses', 'is', null), eb('invitations.uses', '<', eb.ref('invitations.max_uses'))]),
  ])
}

export function findFirstAdmin(tx: Database) {
  return tx
    .selectFrom('users')
    .select(['id', 'username'])
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
