import { noText, type MemberData } from './feature-data.ts'
import { accountData, leaveInvitations } from './features/accounts/member-data.ts'
import { auditData } from './features/audit/member-data.ts'
import { challengeData, leaveChallenges } from './features/challenges/member-data.ts'
import { leaveCrews } from './features/crews/leave.ts'
import { crewData } from './features/crews/member-data.ts'
import { deliveryData } from './features/delivery/member-data.ts'
import { draftData } from './features/drafts/member-data.ts'
import { forumData, leaveForum } from './features/forum/member-data.ts'
import { generationData } from './features/generation/member-data.ts'
import { goalData } from './features/goals/member-data.ts'
import { journalData } from './features/journal/member-data.ts'
import { profileData } from './features/members/member-data.ts'
import { leaveCases, moderationData } from './features/moderation/member-data.ts'
import { notificationData } from './features/notifications/member-data.ts'
import { reactionData, withdrawReactions } from './features/reactions/member-data.ts'
import { reminderData } from './features/reminders/member-data.ts'
import { resourceData } from './features/resources/member-data.ts'
import { sessionData } from './features/sessions/member-data.ts'
import { socialData } from './features/social/member-data.ts'

/**
 * What each feature stores about members: the export contains it, deletion removes it, and it counts towards their
 * storage. Here, because `accounts` imports no feature that uses it.
 */
export const memberData: MemberData = {
  // In the order of the export.
  features: [
    accountData,
    profileData,
    goalData,
    journalData,
    challengeData,
    crewData,
    reactionData,
    forumData,
    resourceData,
    socialData,
    notificationData,
    deliveryData,
    moderationData,
    reminderData,
    generationData,
    draftData,
    auditData,
    sessionData,
    {
      // Tables without a feature.
      tables: {
        idempotency_keys: {
          exported: 'not exported because it has only hashes of requests',
          deletion: 'removed',
          storage: noText,
        },
        site_pages: {
          exported: 'not exported because pages belong to the site',
          deletion: 'anonymized',
          storage: 'not counted because only admins write them',
        },
      },
    },
  ],
  deletionSteps: [leaveInvitations, leaveCrews, withdrawReactions, leaveForum, leaveCases, leaveChallenges],
}

/** The columns that count towards the storage of a member, by table. */
export const storedColumns: Record<string, readonly string[]> = Object.fromEntries(
  memberData.features.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { storage }]) => (typeof storage === 'string' ? [] : [[table, storage]])),
  ),
)
