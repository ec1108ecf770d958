import type { RouteObject } from 'react-router'
import type { User } from '#contract/account-fields.ts'
import type { StaffRole } from '#contract/standing.ts'
import { apiQuery } from './api/client.ts'
import { createRoute, type LoadScreen, type Prefetch, prefetchFresh, prefetchFreshPages } from './create-route.ts'
import { catalogQuery, correctionsQuery, draftsQuery } from './features/catalog/catalog-queries.ts'
import {
  contentWriterQuery,
  draftGenerationsQuery,
  generationsQuery,
  type GenerationScreen,
} from './features/generation/generation-queries.ts'
import { allInvitationsQuery } from './features/members/invitations/invitation-queries.ts'
import {
  activityQuery,
  applicationsQuery,
  memberQuery,
  membersQuery,
  moderationSummaryQuery,
} from './features/members/member-queries.ts'
import { managedPostsQuery, parsePostFilter, sourcesQuery } from './features/social/managed-post-queries.ts'
import { patterns } from './paths.ts'

const managePosts: LoadScreen = async () => (await import('./features/social/ManagePostsPage.tsx')).ManagePostsPage
const createChallenges: LoadScreen = async () =>
  (await import('./features/generation/CreateChallengesPage.tsx')).CreateChallengesPage
const populate: LoadScreen = async () => (await import('./features/generation/PopulatePage.tsx')).PopulatePage
const library: LoadScreen = async () => (await import('./features/drafts/LibraryPage.tsx')).LibraryPage
const writtenDraft: LoadScreen = async () => (await import('./features/drafts/EditorPage.tsx')).EditorPage
const howItGoes: LoadScreen = async () => (await import('./features/challenges/counts/HowItGoesPage.tsx')).HowItGoesPage
const members: LoadScreen = async () => (await import('./features/members/MembersPage.tsx')).MembersPage
const security: LoadScreen = async () => (await import('./features/audit/SecurityPage.tsx')).SecurityPage
const announcements: LoadScreen = async () =>
  (await import('./features/notifications/announcements/AnnouncementsPage.tsx')).AnnouncementsPage
const status: LoadScreen = async () => (await import('./features/status/StatusPage.tsx')).StatusPage
const delivery: LoadScreen = async () => (await import('./features/delivery/DeliveryPage.tsx')).DeliveryPage
const queue: LoadScreen = async () => (await import('./features/moderation/QueuePage.tsx')).QueuePage
const openCase: LoadScreen = async () => (await import('./features/moderation/CasePage.tsx')).CasePage
const member: LoadScreen = async () => (await import('./features/members/MemberPage.tsx')).MemberPage
const applications: LoadScreen = async () => (await import('./features/members/ApplicationsPage.tsx')).ApplicationsPage
const allInvitations: LoadScreen = async () =>
  (await import('./features/members/invitations/AllInvitationsPage.tsx')).AllInvitationsPage
const siteBranding: LoadScreen = async () => (await import('./features/site/BrandingPage.tsx')).BrandingPage
const editHelp: LoadScreen = async () => (await import('./features/help/EditHelpPage.tsx')).EditHelpPage
const staffOnly: LoadScreen = async () => (await import('./shell/RestrictedPages.tsx')).StaffOnlyPage
const adminOnly: LoadScreen = async () => (await import('./shell/RestrictedPages.tsx')).AdminOnlyPage

/** Create the routes of admins and moderators. They are loaded when one of them is opened. */
export function createStaffRoutes({ isAdmin, role }: Pick<User, 'isAdmin' | 'role'>, staff: StaffRole): RouteObject[] {
  return [
    createRoute(patterns.managePosts, isAdmin ? managePosts : adminOnly, ({ search }) => [
      ...(isAdmin ? [prefetchFreshPages(managedPostsQuery(parsePostFilter(search.get('show'))))] : []),
      ...(role === 'admin' ? [prefetchFresh(sourcesQuery)] : []),
    ]),
    createRoute(patterns.createChallenges, isAdmin ? createChallenges : adminOnly, () =>
      isAdmin ? prefetchRuns('challenges') : [],
    ),
    createRoute(patterns.populate, isAdmin ? populate : adminOnly, () => (isAdmin ? prefetchRuns('populate') : [])),
    createRoute(patterns.library, role === 'admin' ? library : adminOnly, () =>
      role === 'admin'
        ? [prefetchFresh(catalogQuery), prefetchFresh(draftsQuery), prefetchFresh(correctionsQuery)]
        : [],
    ),
    createRoute(patterns.writtenDraft, role === 'admin' ? writtenDraft : adminOnly, ({ params: { id = '' } }) =>
      role === 'admin' ? [prefetchFresh(apiQuery('GET /api/content/drafts/{id}', { params: { id } }))] : [],
    ),
    createRoute(patterns.howItGoes, role === 'admin' ? howItGoes : adminOnly, ({ params: { id = '' } }) =>
      role === 'admin' ? [prefetchFresh(apiQuery('GET /api/content/challenges/{id}/counts', { params: { id } }))] : [],
    ),
    createRoute(patterns.members, role === 'admin' ? members : adminOnly, ({ search }) =>
      role === 'admin' ? [prefetchFresh(activityQuery), prefetchFreshPages(membersQuery(search))] : [],
    ),
    createRoute(patterns.security, role === 'admin' ? security : adminOnly),
    createRoute(patterns.announcements, role === 'admin' ? announcements : adminOnly),
    createRoute(patterns.status, role === 'admin' ? status : adminOnly),
    createRoute(patterns.delivery, role === 'admin' ? delivery : adminOnly),
    createRoute(patterns.moderation, staff === 'member' ? staffOnly : queue),
    createRoute(patterns.moderationCase, staff === 'member' ? staffOnly : openCase),
    createRoute(patterns.managedMember, role === 'admin' ? member : adminOnly, ({ params: { id = '' } }) =>
      role === 'admin' ? [prefetchFresh(memberQuery(id)), prefetchFresh(moderationSummaryQuery(id))] : [],
    ),
    createRoute(patterns.applications, role === 'admin' ? applications : adminOnly, () =>
      role === 'admin' ? [prefetchFreshPages(applicationsQuery)] : [],
    ),
    createRoute(patterns.allInvitations, role === 'admin' ? allInvitations : adminOnly, () =>
      role === 'admin' ? [prefetchFreshPages(allInvitationsQuery)] : [],
    ),
    // Other admins may have saved something since.
    createRoute(patterns.siteBranding, role === 'admin' ? siteBranding : adminOnly, () =>
      role === 'admin' ? [prefetchFresh(apiQuery('GET /api/admin/site'))] : [],
    ),
    createRoute(patterns.editHelp, role === 'admin' ? editHelp : adminOnly, () => [
      prefetchFresh(apiQuery('GET /api/help')),
    ]),
  ]
}

function prefetchRuns(screen: GenerationScreen): Prefetch[] {
  return [
    prefetchFresh(generationsQuery(screen)),
    prefetchFresh(draftGenerationsQuery(screen)),
    prefetchFresh(contentWriterQuery),
  ]
}
