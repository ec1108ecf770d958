import { z } from 'zod'
import { user } from './account-fields.ts'
import { account, signIn, signUp } from './accounts.ts'
import { announcement, createAnnouncement, managedAnnouncement } from './announcements.ts'
import { application } from './applications.ts'
import { plannedBreak } from './breaks.ts'
import { catalogItem } from './catalog.ts'
import {
  addCheckIn,
  challenge,
  challengeDetail,
  checkIn,
  joinChallenge,
  markedDay,
  participation,
  updateProgress,
} from './challenges.ts'
import { days, type lifetime } from './days.ts'
import { errorReply } from './error-reply.ts'
import { memberEvent } from './events.ts'
import { createForumPost, createForumReply, forumPost, forumReply } from './forum.ts'
import { generationItemDetail } from './generation-items.ts'
import { ingestChallenge } from './generation.ts'
import { generation, generationDetail, generationItem } from './generations.ts'
import { createGoal, goal } from './goals.ts'
import { createInvitation, invitation } from './invitations.ts'
import { createJournalEntry, journalEntry } from './journal.ts'
import { createMailedInvitations, mailedInvitation } from './mailed-invitations.ts'
import { createMember, member, memberDetail } from './members.ts'
import { notificationSettings, subscription } from './notification-settings.ts'
import { follow, notification, notificationCount } from './notifications.ts'
import { setup, storedCard } from './payments.ts'
import { pillar } from './pillars.ts'
import { preferences } from './preferences.ts'
import { resource, resourceDetail } from './resources.ts'
import { session } from './sessions.ts'
import { site } from './site.ts'
import { sourceAccount } from './social-sources.ts'
import { ingestUrl, socialPost } from './social.ts'
import { start } from './starts.ts'
import { today } from './today.ts'
import { listedDraft, writtenDraft } from './written-drafts.ts'

/** A schema of the API description with its name there and an example. A body without a name is described in place. */
export type Described = { schema: z.ZodType; id?: string; example: unknown }

const ids = {
  user: '019a5f2e-7c31-7d44-9a0b-3f6d1c2e8b10',
  admin: '019a5f2e-1a02-7b93-8c11-5d7e9f0a2b34',
  challenge: '019a5f30-0b7a-7c55-b1de-6a4f2c9d8e71',
  participation: '019a6a11-5e20-7a18-8f43-9b0c7d6e5f42',
  reply: '019a6b02-ae52-7f7a-b3d6-2f90c48e5b12',
  post: '019a6b02-9d41-7e6f-a2c5-1e8f3b7d4a90',
  goal: '019a6b10-3c52-7f70-b3d6-2f904c8e5b01',
  generation: '019a6c20-4d63-7081-84e7-30a15d9f6c12',
} as const

const writtenAt = '2026-11-21T08:30:00.000Z'

const challengeRow: z.output<typeof challenge> = {
  id: ids.challenge,
  title: '30 Days of Cold Mornings',
  description: 'End every morning shower with cold water and write down how it went.',
  subtitle: null,
  promise: 'End your morning shower with cold water, a few seconds more each week.',
  pillar: 'physical',
  duration: 30,
  difficulty: 'intermediate',
  participants: 42,
  schedule: { kind: 'daily' },
  rules: ['flexible', 'passes', 'strict'],
  passes: 3,
}

const draftRow = {
  id: '019a6c60-81a7-74c5-882b-74e5a1d3b056',
  kind: 'challenge' as const,
  edits: null,
  author: 'admin',
  revision: 3,
  publishAt: null,
  publishError: null,
  createdAt: writtenAt,
  updatedAt: writtenAt,
}

const checkInRow: z.output<typeof checkIn> = {
  run: 1,
  day: 3,
  date: '2026-11-21',
  late: false,
  note: 'Two minutes, easier than yesterday.',
  createdAt: writtenAt,
}

const participationRow: z.output<typeof participation> = {
  id: ids.participation,
  challengeId: ids.challenge,
  userId: ids.user,
  run: 1,
  progress: 3,
  completed: false,
  startedAt: '2026-11-19T07:00:00.000Z',
  completedAt: null,
  lastCheckIn: checkInRow,
  challenge: challengeRow,
  version: 1,
  corrected: null,
  nextStep: { title: 'Start small', action: 'Finish with 30 seconds of cold water.' },
  cue: 'After breakfast, in the bathroom',
  audience: 'crews',
  schedule: { kind: 'daily' },
  rule: 'flexible',
  passes: 3,
  passesLeft: null,
  nextRule: null,
  asOf: '2026-11-21',
  startsOn: null,
  start: null,
  today: 'done',
  yesterday: 'done',
  lastMarked: '2026-11-21',
  fillable: [],
  missed: 0,
  restart: null,
  week: null,
  breakUntil: null,
  numbers: { streak: 3, longest: 3, kept: 3, due: 3, strength: 15 },
  wall: 'ddd',
}

const lifetimeNumbers: z.output<typeof lifetime> = {
  days: 3,
  firstDate: '2026-11-19',
  pillars: { purpose: 0, mental: 0, physical: 3, brotherhood: 0, relationships: 0, career: 0, spiritual: 0 },
}

const resourceRow: z.output<typeof resource> = {
  id: '019a5f31-2c85-7d66-92ef-7b503dae9f82',
  title: 'How to Have a Difficult Conversation',
  description: 'Prepare, listen first and agree on one next step.',
  pillar: 'relationships',
  type: 'guide',
  readTime: 6,
}

const userRow: z.output<typeof user> = {
  id: ids.user,
  email: 'sam@example.org',
  emailVerified: true,
  username: 'sam',
  firstName: 'Sam',
  lastName: null,
  profileImageUrl: null,
  role: 'public',
  isAdmin: false,
  onboardingCompleted: false,
  timeZone: 'Europe/Berlin',
  createdAt: writtenAt,
}

const generationRow: z.output<typeof generation> = {
  id: ids.generation,
  task: { kind: 'populate', pillar: 'career', draft: false },
  writer: { kind: 'library', model: null },
  status: 'finished',
  writing: null,
  wanted: { challenges: 4, resources: 4, forumPosts: 3 },
  written: { challenges: 4, resources: 4, forumPosts: 3 },
  drafts: 0,
  tokens: { input: 0, output: 0 },
  error: null,
  startedBy: 'admin',
  startedById: '019a5f31-2c85-7d66-92ef-7b503dae9f82',
  createdAt: writtenAt,
  endedAt: '2026-11-21T08:30:04.000Z',
}

const generationItemRow: z.output<typeof generationItem> = {
  id: '019a6c20-5e74-7192-95f8-41b26ea07d23',
  piece: 'challenge',
  state: 'published',
  pieceId: '019a6c20-6f85-72a3-a609-52c37fb18e34',
  pillar: 'career',
  title: 'Ask for One Piece of Feedback a Day',
  leftOut: [],
}

const generationDetailRow: z.output<typeof generationDetail> = {
  ...generationRow,
  items: [generationItemRow],
  revision: 12,
}

const announcementRow: z.output<typeof announcement> = {
  id: '019a6c31-81a7-73c4-882b-74e591d3a056',
  title: 'We meet on Friday',
  content: 'At seven, in the **garden**.',
  sentAt: writtenAt,
}

const memberRow: z.output<typeof member> = {
  id: ids.user,
  username: 'sam',
  email: 'sam@example.org',
  emailVerified: true,
  profileImageUrl: null,
  role: 'member',
  createdAt: writtenAt,
  lastSeenAt: writtenAt,
  mutedUntil: null,
  suspendedAt: null,
  suspendedUntil: null,
}

/** The entities of the API, and the bodies that create them. */
export const described: readonly Described[] = [
  describe(user, 'User', userRow),
  describe(account, 'Account', { email: 'sam@example.org', emailVerified: true, linkSent: false, pendingEmail: null }),
  describe(session, 'Session', {
    current: true,
    device: 'Firefox on Linux',
    signedInAt: writtenAt,
    lastActiveAt: writtenAt,
  }),
  describe(member, 'Member', memberRow),
  describe(memberDetail, 'MemberDetail', {
    ...memberRow,
    invitedBy: 'admin',
    sessions: 2,
    discussions: 1,
    replies: 4,
    activeChallenges: 1,
    daysMarked: 12,
  }),
  describe(invitation, 'Invitation', {
    id: '019a6c41-92b8-74d5-993c-85f6a2e4b167',
    url: 'https://pillars.example.org/invite/019a6c41-92b8-74d5-993c-85f6a2e4b167_kY2v',
    note: 'For Ben',
    uses: 1,
    maxUses: 1,
    expiresAt: '2026-12-05T08:30:00.000Z',
    status: 'used-up',
    by: { id: ids.admin, username: 'admin' },
    challenge: { id: ids.challenge, title: challengeRow.title },
    members: [{ id: ids.user, username: 'sam' }],
    createdAt: writtenAt,
  }),
  describe(mailedInvitation, 'MailedInvitation', {
    id: '019a6c41-93c1-7f02-8d55-2b7e04c1a9f3',
    email: 'ben@example.org',
    status: 'sent',
    reason: null,
    by: { id: ids.admin, username: 'admin' },
    member: null,
    createdAt: writtenAt,
    sentAt: writtenAt,
    expiresAt: '2026-12-06T00:00:00.000Z',
  }),
  describe(application, 'Application', {
    id: '019a6c42-a3c9-75e6-a44d-9607b3f5c278',
    email: 'ben@example.org',
    username: 'ben',
    answers: [{ question: 'What brings you here?', answer: 'A friend told me about the challenges.' }],
    invitedBy: 'sam',
    createdAt: writtenAt,
  }),
  describe(pillar, 'Pillar', 'physical'),
  describe(challenge, 'Challenge', challengeRow),
  describe(challengeDetail, 'ChallengeDetail', {
    ...challengeRow,
    version: 1,
    finishLine: 'I finished my shower with cold water on {mornings}.',
    next: [],
    plan: [
      {
        from: 1,
        to: 10,
        title: 'Start small',
        done: 'You finished with 30 seconds of cold water.',
        action: 'Finish your shower with 30 seconds of cold water.',
        details: 'Skip it if you have a heart condition.',
      },
      {
        from: 11,
        to: 30,
        title: 'Hold it',
        done: 'You finished with two minutes of cold water.',
        action: 'Finish your shower with two minutes of cold water.',
      },
    ],
    sources: [],
  }),
  describe(checkIn, 'CheckIn', checkInRow),
  describe(participation, 'Participation', participationRow),
  describe(start, 'Start', {
    id: '019a6a2f-1c4d-7b3a-9e52-6d80f1c7a934',
    challenge: challengeRow,
    date: '2026-12-07',
    open: true,
    members: 6,
    joined: false,
    openedBy: { id: ids.admin, username: 'admin' },
  }),
  describe(markedDay, 'MarkedDay', { ...participationRow, lifetime: lifetimeNumbers, milestone: null }),
  describe(today, 'Today', {
    asOf: '2026-11-21',
    participations: [participationRow],
    joined: 1,
    completed: 0,
    numbers: participationRow.numbers,
    daysByPillar: lifetimeNumbers.pillars,
    lifetime: lifetimeNumbers,
  }),
  describe(days, 'Days', {
    asOf: '2026-11-21',
    from: '2026-11-18',
    to: '2026-11-21',
    firstDate: '2026-11-19',
    numbers: participationRow.numbers,
    lifetime: lifetimeNumbers,
    states: '-ddd',
    participations: [
      {
        id: ids.participation,
        challengeId: ids.challenge,
        title: challengeRow.title,
        pillar: 'physical',
        completed: false,
        left: false,
        states: '-ddd',
      },
    ],
    checkIns: [
      {
        participationId: ids.participation,
        run: 1,
        day: 3,
        date: '2026-11-21',
        late: false,
        note: 'Two minutes, easier than yesterday.',
      },
    ],
  }),
  describe(plannedBreak, 'PlannedBreak', {
    id: '019a6a12-6f31-7b29-9a54-ac1d8e7f6b53',
    participationId: null,
    from: '2026-12-23',
    to: '2026-12-27',
  }),
  describe(preferences, 'Preferences', { dayStart: 3, showNumbers: true, audience: 'crews' }),
  describe(goal, 'Goal', {
    id: ids.goal,
    userId: ids.user,
    title: 'Run 10 km',
    description: 'Three runs a week.',
    pillar: 'physical',
    targetDate: '2027-03-01',
    steps: [{ id: '019a6b11-4d63-7081-84e7-30a15d9f6c12', title: 'Buy running shoes', done: true }],
    completed: false,
    completedAt: null,
    createdAt: writtenAt,
  }),
  describe(forumPost, 'ForumPost', {
    id: ids.post,
    userId: ids.user,
    username: 'sam',
    profileImageUrl: null,
    mentions: [],
    pillar: 'brotherhood',
    title: 'How do you keep in touch with old friends?',
    content: 'I moved last year and **calls keep slipping**.',
    replies: 2,
    createdAt: writtenAt,
    editedAt: null,
    deleted: false,
    hidden: false,
    hiddenBy: null,
    removed: false,
    challengeId: null,
    crewId: null,
    locked: false,
    closesAt: null,
    pinned: false,
    pictures: [],
    lastReply: { id: ids.reply, userId: ids.admin, username: 'admin', createdAt: writtenAt },
    readUpTo: ids.post,
    unread: 1,
    firstUnread: ids.reply,
    reactions: { counts: { 'with-you': 3, 'same-here': 1 }, own: 'with-you' },
  }),
  describe(forumReply, 'ForumReply', {
    id: ids.reply,
    userId: ids.admin,
    username: 'admin',
    profileImageUrl: null,
    mentions: [],
    postId: ids.post,
    quote: { id: ids.post, userId: ids.user, username: 'sam', text: 'calls keep slipping' },
    content: 'A fixed evening each month works for us.',
    createdAt: writtenAt,
    editedAt: null,
    deleted: false,
    hidden: false,
    hiddenBy: null,
    removed: false,
    pictures: [],
    reactions: { counts: { 'thank-you': 2 }, own: null },
  }),
  describe(journalEntry, 'JournalEntry', {
    id: '019a6b12-4d63-7081-84e7-30a1d59f6c23',
    userId: ids.user,
    title: 'First snow',
    content: 'I walked to work and called my brother.',
    prompt: null,
    pillar: 'mental',
    entryDate: '2026-11-20',
    createdAt: writtenAt,
    editedAt: null,
  }),
  describe(resource, 'Resource', resourceRow),
  describe(resourceDetail, 'ResourceDetail', {
    ...resourceRow,
    content: 'Prepare one sentence that says what you need.',
    blocks: '[{"kind":"intro","markdown":"Prepare one sentence that says what you need."}]',
    sources: [
      {
        author: 'World Health Organization',
        year: 2024,
        title: 'Mental health at work',
        url: 'https://www.who.int/news-room/fact-sheets/detail/mental-health-at-work',
        checked: null,
      },
    ],
  }),
  describe(socialPost, 'SocialPost', {
    id: '019a6b20-5e74-7192-95f8-41b2e6a07d34',
    platform: 'instagram',
    postId: 'C1a2B3c4D5e',
    author: 'strongfathers',
    caption: 'Ten minutes of stretching before work.',
    url: 'https://www.instagram.com/p/C1a2B3c4D5e/',
    thumbnail: null,
    embedHtml: null,
    pillar: null,
    pillarLocked: false,
    autoPillar: 'physical',
    autoReason: 'Mentions stretching',
    metricsJson: '{"like_count":120}',
    visibility: 'public',
    gone: false,
    addedBy: 'sam',
    addedById: ids.user,
    createdAt: writtenAt,
    updatedAt: writtenAt,
    fetchedAt: writtenAt,
  }),
  describe(sourceAccount, 'SourceAccount', {
    id: '019a6b21-6f85-72a3-a609-52c3f7b18e45',
    platform: 'instagram',
    handle: '17841405822304914',
    displayName: 'Strong Fathers',
    hasToken: true,
    enabled: true,
    lastPolledAt: writtenAt,
    nextPollAt: '2026-11-21T14:30:00.000Z',
    failures: 0,
    lastError: null,
    createdAt: writtenAt,
  }),
  describe(setup, 'CardSetup', {
    clientSecret: 'seti_1_secret_2',
    setupIntentId: 'seti_1',
    status: 'open',
  }),
  describe(storedCard, 'StoredCard', { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 }),
  describe(generation, 'Generation', generationRow),
  describe(generationItem, 'GenerationItem', generationItemRow),
  describe(generationDetail, 'GenerationDetail', generationDetailRow),
  describe(generationItemDetail, 'GenerationItemDetail', {
    ...generationItemRow,
    generationId: ids.generation,
    inUse: false,
    challenge: {
      title: generationItemRow.title,
      description: 'Ask one person a day what you could do better.',
      pillar: 'career',
      duration: 14,
      difficulty: 'beginner',
      plan: null,
    },
    resource: null,
    discussion: null,
  }),
  describe(notification, 'Notification', {
    id: '019a6c30-7096-72b3-b71a-63d480c29f45',
    at: writtenAt,
    read: false,
    kind: 'reply',
    postId: ids.post,
    postTitle: 'How do you keep in touch with old friends?',
    own: true,
    crew: false,
    name: 'admin',
    others: 2,
    replyId: ids.reply,
    words: 'A fixed evening each month works for us.',
  }),
  describe(notificationCount, 'NotificationCount', { unread: 1 }),
  describe(notificationSettings, 'NotificationSettings', {
    kinds: {
      reminder: { inApp: false, push: true, email: true },
      reply: { inApp: true, push: true, email: true },
      mention: { inApp: true, push: true, email: true },
      announcement: { inApp: true, push: true, email: true },
      together: { inApp: true, push: true, email: true },
      moderation: { inApp: true, push: true, email: true },
      report: { inApp: true, push: true, email: true },
      run: { inApp: true, push: true, email: false },
    },
    named: false,
    digest: 'off',
    quietFrom: '22:00',
    quietUntil: '07:00',
    email: 'available',
    calendarUrl: null,
  }),
  describe(subscription, 'EmailSubscription', { kind: 'reply', active: true }),
  describe(follow, 'Follow', { following: true }),
  describe(writtenDraft, 'WrittenDraft', { ...draftRow, content: { title: 'Walk in the morning', duration: 7 } }),
  describe(listedDraft, 'ListedDraft', { ...draftRow, title: 'Walk in the morning' }),
  describe(catalogItem, 'CatalogItem', {
    kind: 'challenge',
    id: ids.challenge,
    title: challengeRow.title,
    pillar: 'physical',
    duration: 30,
    source: 'edited',
    hiddenAt: null,
    joined: 42,
    version: 2,
    updatedAt: writtenAt,
  }),
  describe(announcement, 'Announcement', announcementRow),
  describe(managedAnnouncement, 'ManagedAnnouncement', {
    ...announcementRow,
    challenge: null,
    author: 'admin',
    sendAt: writtenAt,
    status: 'sent',
    audience: 42,
    recipients: 42,
    seen: 17,
    createdAt: writtenAt,
  }),
  describe(createAnnouncement.body, null, { title: 'We meet on Friday', content: 'At seven, in the **garden**.' }),
  describe(memberEvent, 'MemberEvent', { type: 'run', generation: generationDetailRow }),
  describe(site, 'Site', {
    name: 'Seven Pillars',
    logoUrl: null,
    accent: null,
    headline: null,
    welcome: null,
    figures: null,
    imprint: false,
    signUp: 'open',
    questions: [],
    firstAccount: false,
    firstAccountIsAdmin: true,
    mail: true,
    payments: null,
    embeds: 'auto',
  }),
  describe(errorReply, 'Error', {
    code: 'bad-request',
    message: 'title: Required',
    fields: { title: 'Required' },
  }),
  describe(createInvitation.body, null, { note: 'For Ben', maxUses: 1, days: 14 }),
  describe(createMailedInvitations.body, null, { addresses: ['ben@example.org', 'tom@example.org'], agreed: true }),
  describe(createMember.body, null, { email: 'ben@example.org', username: 'ben', role: 'member' }),
  describe(signUp.body, null, { email: 'sam@example.org', username: 'sam', password: 'correct horse battery' }),
  describe(signIn.body, null, { email: 'sam@example.org', password: 'correct horse battery' }),
  describe(joinChallenge.body, null, { challengeId: ids.challenge }),
  describe(updateProgress.body, null, { progress: 4, note: 'Cold, but done.' }),
  describe(addCheckIn.body, null, { date: '2026-11-21', note: 'Cold, but done.' }),
  describe(createGoal.body, null, { title: 'Run 10 km', pillar: 'physical', targetDate: '2027-03-01' }),
  describe(createForumPost.body, null, {
    pillar: 'brotherhood',
    title: 'How do you keep in touch with old friends?',
    content: 'I moved last year and **calls keep slipping**.',
  }),
  describe(createForumReply.body, null, { content: 'A fixed evening each month works for us.' }),
  describe(createJournalEntry.body, null, { content: 'I walked to work and called my brother.', pillar: 'mental' }),
  describe(ingestUrl.body, null, { platform: 'instagram', url: 'https://www.instagram.com/p/C1a2B3c4D5e/' }),
  describe(ingestChallenge.body, null, { rawText: 'Go outside every morning', suggestedDuration: 30 }),
]

function describe<S extends z.ZodType>(schema: S, id: string | null, example: z.input<S>): Described {
  return { schema, ...(id && { id }), example }
}
