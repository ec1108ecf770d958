import { bytesFile, jsonFile, jsonListFile, toJsonNames } from '../../export-files.ts'
import { noText, type DeletionStep, type FeatureData } from '../../feature-data.ts'
import { withdrawActorOfKinds } from '../notifications/withdraw.ts'
import { parseAnswers } from './applications.ts'
import { findInviter } from './invitations.ts'
import { withdrawInvitationsOf } from './mailed-invitations.ts'
import {
  closeInvitations,
  findAvatar,
  getAccount,
  listApplications,
  listBroughtFriends,
  listInvitations,
} from './member-data-queries.ts'

export const accountData: FeatureData = {
  tables: {
    users: { exported: 'account.json', deletion: 'removed', storage: noText },
    invited_members: { exported: 'account.json', deletion: 'removed', storage: noText },
    invitations: {
      exported: 'invitations.json',
      deletion: 'anonymized',
      storage: 'not counted because the number of invitations is limited',
    },
    mailed_invitations: {
      exported: 'not exported because it has the addresses of other people',
      deletion: 'removed',
      storage: 'not counted because the number of invitations is limited',
    },
    applications: {
      exported: 'applications.json',
      deletion: 'removed',
      storage: 'not counted because applicants are no members yet',
    },
    held_usernames: {
      exported: 'not exported because it has only hashes of former usernames',
      deletion: 'anonymized',
      storage: noText,
    },
    brought_friends: { exported: 'friends.json', deletion: 'removed', storage: noText },
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
    const invitedBy = await findInviter(database, userId, { viewerId: userId })
    yield jsonFile('account.json', { ...toJsonNames(account), invitedBy })
    const picture = await findAvatar(database, userId)
    if (picture) yield bytesFile(`picture.${picture.type.replace('image/', '').replace('jpeg', 'jpg')}`, picture.bytes)
    yield jsonListFile('invitations.json', listInvitations(source))
    yield jsonListFile('friends.json', listBroughtFriends(source))
    const applications = await listApplications(database, account.email)
    yield jsonFile(
      'applications.json',
      applications.map((row) => toJsonNames({ ...row, answers: parseAnswers(row.answers) })),
    )
  },
}

export const leaveInvitations: DeletionStep = async (tx, { userId, now }) => {
  await closeInvitations(tx, { userId, now: now.toISOString() })
  await withdrawInvitationsOf(tx, { userId, now })
  return withdrawActorOfKinds(tx, { actorId: userId, kinds: ['friend', 'start'] }, now)
}
