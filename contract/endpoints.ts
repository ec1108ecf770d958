import * as accounts from './accounts.ts'
import * as challenges from './challenges.ts'
import type { Endpoint, NameOf } from './endpoint.ts'
import * as events from './events.ts'
import * as forum from './forum.ts'
import * as runItems from './generation-items.ts'
import * as runs from './generation-runs.ts'
import * as content from './generation.ts'
import * as goals from './goals.ts'
import * as journal from './journal.ts'
import * as members from './members.ts'
import * as onboarding from './payments.ts'
import * as pillars from './pillars.ts'
import * as resources from './resources.ts'
import * as sessions from './sessions.ts'
import * as site from './site.ts'
import * as sources from './social-sources.ts'
import * as social from './social.ts'

/** Every call of the API. The server refuses to start while one of them is unserved. */
export const endpoints = [
  accounts.getUser,
  accounts.signUp,
  accounts.signIn,
  accounts.requestReset,
  accounts.resetPassword,
  accounts.requestVerification,
  accounts.verifyEmail,
  accounts.getAccount,
  accounts.updateProfile,
  accounts.setPicture,
  accounts.removePicture,
  accounts.getPicture,
  accounts.changePassword,
  accounts.changeEmail,
  accounts.exportAccount,
  accounts.deleteAccount,
  challenges.listChallenges,
  challenges.getChallenge,
  challenges.listParticipations,
  challenges.joinChallenge,
  challenges.updateProgress,
  challenges.leaveChallenge,
  challenges.listCheckIns,
  challenges.undoCheckIn,
  content.ingestChallenge,
  content.generateChallenges,
  content.populatePillar,
  content.populateAll,
  events.streamEvents,
  forum.listForumPosts,
  forum.createForumPost,
  forum.getForumPost,
  forum.updateForumPost,
  forum.deleteForumPost,
  forum.listForumReplies,
  forum.createForumReply,
  forum.updateForumReply,
  forum.deleteForumReply,
  goals.listGoals,
  goals.createGoal,
  goals.updateGoal,
  goals.toggleGoal,
  goals.deleteGoal,
  journal.listJournalEntries,
  journal.createJournalEntry,
  journal.updateJournalEntry,
  journal.deleteJournalEntry,
  members.listMembers,
  members.suspendMember,
  members.restoreMember,
  onboarding.createSetupIntent,
  onboarding.completeOnboarding,
  onboarding.getStoredCard,
  onboarding.removeStoredCard,
  onboarding.paymentWebhook,
  pillars.listPillars,
  resources.listResources,
  resources.getResource,
  resources.listTicks,
  resources.setTick,
  runItems.getRunItem,
  runItems.updateRunItem,
  runItems.removeRunItem,
  runItems.regenerateRunItem,
  runs.listRuns,
  runs.getRun,
  runs.followRun,
  runs.cancelRun,
  runs.resumeRun,
  runs.undoRun,
  sessions.login,
  sessions.logout,
  sessions.listSessions,
  sessions.endOtherSessions,
  site.getSite,
  site.healthz,
  site.readyz,
  site.openApi,
  social.listSocialPosts,
  social.listManagedPosts,
  social.fetchInstagram,
  social.ingestUrl,
  social.tagPost,
  social.lockPost,
  social.tagPosts,
  social.showPost,
  social.removePost,
  sources.listSources,
  sources.createSource,
  sources.updateSource,
  sources.deleteSource,
  sources.pollSource,
] as const satisfies readonly Endpoint[]

type Any = (typeof endpoints)[number]

/** `{ 'GET /api/challenges': typeof listChallenges, … }`: the contract as the browser's types see it. */
export type EndpointsByName = { [E in Any as NameOf<E>]: E }
