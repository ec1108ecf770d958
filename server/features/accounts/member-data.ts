import { bytesFile, jsonFile, jsonListFile } from '../../export-files.ts'
import type { DeletionStep, FeatureData } from '../../feature-data.ts'
import { parseAnswers } from './applications.ts'
import { findInviter } from './invitations.ts'
import { closeInvitations, findAvatar, getAccount, listApplications, listInvitations } from './member-data-queries.ts'

const noText = 'not counted because it contains no text'

export const accountData: FeatureData = {
  tables: {
    users: { exported: 'account.json', deletion: 'removed', storage: noText },
    invited_members: { exported: 'account.json', deletion: 'removed', storage: noText },
    invitations: {
      exported: 'invitations.json',
      deletion: 'anonymized',
      storage: 'not counted because the number of invitations is limited',
    },
    applications: {
      exported: 'applications.json',
      deletion: 'removed',
      storage: 'not counted because applicants are no members yet',
    },
    avatars: { exported: 'picture', deletion: 'removed', storage: ['bytes'] },
    account_tokens: {
      exported: 'not exported because its links give access',
      deletion: 'removed',
      storage: noText,
    },
  },
  async *exportFiles(source) {
    const { database, userId } = source
    const account = await getAccount(database, userId)
    yield jsonFile('account.json', {
      email: account.email,
      emailVerifiedAt: account.email_verified_at,
      username: account.username,
      firstName: account.first_name,
      lastName: account.last_name,
      role: account.role,
      moderatorSince: account.moderator_since,
      invitedBy: await findInviter(database, userId),
      timeZone: account.time_zone,
      dayStart: account.day_start,
      showNumbers: account.show_numbers,
      cardStored: account.onboarding_completed,
      guidelinesAcceptedAt: account.guidelines_accepted_at,
      mutedUntil: account.muted_until,
      suspendedAt: account.suspended_at,
      suspendedUntil: account.suspended_until,
      lastSeenAt: account.last_seen_at,
      createdAt: account.created_at,
      updatedAt: account.updated_at,
    })
    const picture = await findAvatar(database, userId)
    if (picture) yield bytesFile(`picture.${picture.type.replace('image/', '').replace('jpeg', 'jpg')}`, picture.bytes)
    yield jsonListFile('invitations.json', {
      source,
      read: listInvitations,
      toJson: (row) => ({
        note: row.note,
        uses: row.uses,
        maxUses: row.max_uses,
        expiresAt: row.expires_at,
        revokedAt: row.revoked_at,
        createdAt: row.created_at,
      }),
    })
    const applications = await listApplications(database, account.email)
    yield jsonFile(
      'applications.json',
      applications.map((row) => ({
        username: row.username,
        firstName: row.first_name,
        lastName: row.last_name,
        timeZone: row.time_zone,
        answers: parseAnswers(row.answers),
        createdAt: row.created_at,
      })),
    )
  },
}

export const leaveInvitations: DeletionStep = async (tx, { userId, now }) => {
  await closeInvitations(tx, { userId, now: now.toISOString() })
  return []
}
