import { paths } from '#web/paths.ts'
import { pillarContent } from '#web/pillars/pillar-content.ts'
import { pillars } from '#web/pillars/pillars.ts'
import type { IconName } from '#web/ui/Icon.tsx'
import { rareIcons } from '#web/ui/rare-icons.ts'

/** `admin`: those who can open the admin screens, everyone if the site allows it; `adminRole`: admins only. */
export type ScreenAccess = 'member' | 'staff' | 'admin' | 'adminRole'

/** What a row does instead of opening a screen. */
export type ScreenAction = { action: 'log-out' | 'install' }

export type NamedScreen = {
  title: string
  /** The screen that a part of it is on. */
  on?: string
  to: string | ScreenAction
  icon: IconName
  /** What people call it, separated by commas. */
  words: string
  access?: ScreenAccess
}

const settings = 'Settings'
const account = paths.settings('account')
const privacy = paths.settings('privacy')
const days = paths.settings('days')
const notifications = paths.notificationSettings()
const profile = paths.profileSettings()

/** The screens without an item in their path, and the parts of them that people look for. */
export const namedScreens: readonly NamedScreen[] = [
  { title: 'Home', to: paths.home(), icon: 'home', words: 'today, start, dashboard, main, what to do' },
  {
    title: 'Help now',
    to: paths.help(),
    icon: rareIcons.help,
    words: 'crisis, crisis line, hotline, helpline, emergency, sos, suicide, someone to talk to, therapist, police',
  },
  {
    title: 'Plan for bad days',
    to: paths.badDayPlan(),
    icon: rareIcons.shield,
    words: 'safety plan, crisis plan, bad day, bad days',
  },
  {
    title: 'Self-checks',
    to: paths.selfChecks(),
    icon: 'mental',
    words: 'test, questionnaire, depression test, anxiety test, phq, gad, alcohol test, drinking test, am i depressed',
  },
  {
    title: 'Challenges',
    to: paths.challenges(),
    icon: 'bricks',
    words: 'find a challenge, new challenge, join, habits, programs, library',
  },
  {
    title: 'Your challenges',
    on: 'Challenges',
    to: paths.challenges({ tab: 'active' }),
    icon: 'bricks',
    words: 'my challenges, active challenges, current challenge, in progress, leave challenge',
  },
  {
    title: 'Completed challenges',
    on: 'Challenges',
    to: paths.challenges({ tab: 'completed' }),
    icon: 'check',
    words: 'finished challenges, done, my achievements',
  },
  {
    title: 'Your days',
    to: paths.days(),
    icon: 'calendar',
    words: 'my days, streak, streaks, progress, statistics, stats, history, calendar, year, total',
  },
  { title: 'Goals', to: paths.goals(), icon: 'goal', words: 'my goals, targets, to do, add a goal, new goal' },
  {
    title: 'Journal',
    to: paths.journal(),
    icon: 'journal',
    words: 'diary, my journal, entries, notes, prompts, writing, reflection',
  },
  {
    title: 'New entry',
    on: 'Journal',
    to: `${paths.journal()}?new=1`,
    icon: rareIcons.create,
    words: 'write, write in my journal, new journal entry, add entry',
  },
  {
    title: 'Community',
    to: paths.community(),
    icon: 'people',
    words: 'forum, discussions, posts, threads, talk, chat, ask a question, start a discussion',
  },
  {
    title: 'Crews',
    to: paths.crews(),
    icon: 'brotherhood',
    words: 'my crew, group, groups, team, accountability partner, buddy, found a crew, leave crew, weekly round',
  },
  {
    title: 'Resources',
    to: paths.resources(),
    icon: 'book',
    words: 'articles, guides, reading, exercises, worksheets',
  },
  { title: 'Social Feed', to: paths.socialFeed(), icon: 'feed', words: 'instagram, tiktok, threads, videos' },
  { title: 'Pillars', to: paths.pillars(), icon: 'columns', words: 'seven pillars, core pillars, topics, categories' },
  ...pillars.map((pillar) => ({
    title: pillarContent[pillar].title,
    on: 'Pillars',
    to: paths.pillar(pillar),
    icon: pillar,
    words: pillar,
  })),
  {
    title: 'Notifications',
    to: paths.notifications(),
    icon: 'bell',
    words: 'inbox, messages, alerts, news, mentions, unread',
  },
  {
    title: 'Invite a friend',
    to: paths.invitations(),
    icon: rareIcons.invite,
    words: 'invitations, invitation, invite, link for a friend, my link, share the app',
  },
  {
    title: 'Settings',
    to: paths.settings(),
    icon: rareIcons.settings,
    words: 'preferences, options, configuration, my account',
  },
  {
    title: 'Log out',
    to: { action: 'log-out' },
    icon: 'leave',
    words: 'logout, sign out, signout, log off, exit',
  },
  {
    title: 'Install the app',
    to: { action: 'install' },
    icon: rareIcons.download,
    words: 'install, app, add to home screen, home screen, download the app, desktop app',
  },
  {
    title: 'Your profile',
    on: settings,
    to: profile,
    icon: rareIcons.person,
    words: 'my profile, about me, bio, public profile, edit profile',
  },
  {
    title: 'Name and picture',
    on: 'Your profile',
    to: `${profile}#profile`,
    icon: rareIcons.person,
    words:
      'username, nickname, rename, change name, change my name, avatar, photo, profile picture, profile photo, first name',
  },
  {
    title: 'What others see of your profile',
    on: 'Your profile',
    to: `${profile}#shown`,
    icon: rareIcons.person,
    words: 'hide profile, profile visibility, about me',
  },
  {
    title: 'Blocked members',
    on: 'Your profile',
    to: `${profile}#blocked`,
    icon: rareIcons.block,
    words: 'block, blocked, unblock, blocked users, block someone, unblock someone, blocked people, ignore',
  },
  {
    title: 'Account and password',
    on: settings,
    to: account,
    icon: rareIcons.lock,
    words: 'account, login, sign in, security, two factor, 2fa, hacked, my account',
  },
  {
    title: 'Email',
    on: 'Account and password',
    to: `${account}#email`,
    icon: rareIcons.mail,
    words: 'email address, e-mail, change email, change my email, confirm email, verify email, mail address',
  },
  {
    title: 'Password',
    on: 'Account and password',
    to: `${account}#password`,
    icon: rareIcons.lock,
    words:
      'change password, change my password, new password, reset password, forgot password, forgotten password, lost password',
  },
  {
    title: 'Reminders and notifications',
    on: settings,
    to: notifications,
    icon: 'bell',
    words:
      'notification settings, push, push notifications, push messages, turn off notifications, emails from us, too many ' +
      'emails, fewer emails, unsubscribe, mute, sound',
  },
  {
    title: 'Reminders',
    on: 'Reminders and notifications',
    to: `${notifications}#reminders`,
    icon: 'clock',
    words: 'reminder, remind me, daily reminder, evening reminder, alarm, reminder time',
  },
  {
    title: 'Quiet hours and digest',
    on: 'Reminders and notifications',
    to: `${notifications}#quiet`,
    icon: 'moon',
    words:
      'do not disturb, mute at night, mute notifications, silent, quiet, quiet at night, weekly email, summary, digest',
  },
  {
    title: 'Calendar',
    on: 'Reminders and notifications',
    to: `${notifications}#calendar`,
    icon: 'calendar',
    words: 'calendar feed, google calendar, apple calendar, ical, ics, outlook, subscribe',
  },
  {
    title: 'Days and streaks',
    on: settings,
    to: days,
    icon: 'calendar',
    words: 'day settings',
  },
  {
    title: 'Time zone and start of the day',
    on: 'Days and streaks',
    to: `${days}#day`,
    icon: 'clock',
    words:
      'timezone, time zone, my time, midnight, when does the day start, wrong time, wrong date, night shift, travel',
  },
  {
    title: 'Streaks and scores',
    on: 'Days and streaks',
    to: `${days}#numbers`,
    icon: 'calendar',
    words: 'hide streaks, turn off streaks, no streaks, reset streak, numbers, scores, points',
  },
  {
    title: 'Breaks',
    on: 'Days and streaks',
    to: `${days}#breaks`,
    icon: 'calendar',
    words:
      'break, take a break, pause, holiday, vacation, away, going away, trip, ill, sick, illness, time off, skip days',
  },
  {
    title: 'Appearance',
    on: settings,
    to: paths.settings('appearance'),
    icon: 'sun',
    words: 'look, colors, colours, display, background, white background, black background, sidebar, hide sidebar',
  },
  {
    title: 'Theme',
    on: 'Appearance',
    to: `${paths.settings('appearance')}#theme`,
    icon: 'moon',
    words: 'dark mode, light mode, dark theme, light theme, night mode, dark, light, brightness, too bright, glare',
  },
  {
    title: 'Privacy and data',
    on: settings,
    to: privacy,
    icon: rareIcons.shield,
    words:
      'privacy settings, privacy, who can see me, who can see my journal, who reads this, my data, visibility, secret',
  },
  {
    title: 'Who sees your challenges',
    on: 'Privacy and data',
    to: `${privacy}#audience`,
    icon: 'people',
    words: 'audience, who can see my challenges, hide my challenges, private challenge',
  },
  {
    title: 'What others see',
    on: 'Privacy and data',
    to: `${privacy}#shared`,
    icon: 'people',
    words: 'shared, sharing, what do i share, what my crew sees',
  },
  {
    title: 'Download your data',
    on: 'Privacy and data',
    to: `${privacy}#data`,
    icon: rareIcons.download,
    words:
      'export, export my data, data export, download my data, backup, gdpr, save, copy, copy of my data, copy of everything',
  },
  {
    title: 'Delete your account',
    on: 'Privacy and data',
    to: `${privacy}#delete`,
    icon: rareIcons.trash,
    words:
      'delete account, delete my account, close account, remove account, cancel, leave, quit, deactivate, erase, ' +
      'delete everything, delete profile',
  },
  {
    title: 'Devices',
    on: settings,
    to: paths.settings('devices'),
    icon: 'panel',
    words:
      'sessions, where am i signed in, signed in devices, log out everywhere, sign out everywhere, lost phone, ' +
      'stolen phone, other phone, other devices, other computer, hacked, log out other devices',
  },
  {
    title: 'Payment',
    on: settings,
    to: paths.settings('payment'),
    icon: rareIcons.card,
    words: 'credit card, card, stored card, billing, subscription, premium',
  },
  {
    title: 'Community guidelines',
    to: paths.guidelines(),
    icon: rareIcons.flag,
    words:
      'rules, guidelines, code of conduct, moderation, report someone, report a member, report a post, complain, complaint, bullying, spam',
  },
  {
    title: 'Privacy policy',
    to: paths.privacy(),
    icon: rareIcons.shield,
    words: 'privacy page, data protection, cookies, gdpr',
  },
  { title: 'Terms', to: paths.terms(), icon: 'book', words: 'terms of use, terms of service, conditions, legal' },
  { title: 'Imprint', to: paths.imprint(), icon: 'book', words: 'impressum, contact, who runs this site, operator' },
  {
    title: 'Reports',
    to: paths.moderation(),
    icon: rareIcons.flag,
    words: 'moderation, queue, cases, appeals, reported posts',
    access: 'staff',
  },
  {
    title: 'AI Populate',
    to: paths.populate(),
    icon: rareIcons.populate,
    words: 'generate content, ai, content generator, populate',
    access: 'admin',
  },
  {
    title: 'Create Challenges',
    to: paths.createChallenges(),
    icon: rareIcons.create,
    words: 'new challenge, write a challenge, generate challenges, ideas',
    access: 'admin',
  },
  {
    title: 'Manage Posts',
    to: paths.managePosts(),
    icon: rareIcons.tag,
    words: 'social posts, instagram sources, tiktok sources, add post, sources',
    access: 'admin',
  },
  {
    title: 'Library',
    to: paths.library(),
    icon: rareIcons.library,
    words: 'drafts, content, hide a challenge, edit a challenge, edit a resource, publish, import',
    access: 'adminRole',
  },
  {
    title: 'Members',
    to: paths.members(),
    icon: rareIcons.person,
    words: 'users, accounts, suspend, roles, create member, delete member',
    access: 'adminRole',
  },
  {
    title: 'Requests to join',
    to: paths.applications(),
    icon: rareIcons.person,
    words: 'applications, approve members, approval, waiting',
    access: 'adminRole',
  },
  {
    title: 'Invitations of members',
    to: paths.allInvitations(),
    icon: rareIcons.invite,
    words: 'invitation links, all invitations, invite members',
    access: 'adminRole',
  },
  {
    title: 'Invite by email',
    on: 'Invitations of members',
    to: paths.allInvitations({ tab: 'email' }),
    icon: rareIcons.mail,
    words:
      'invite many, invite a list, csv, import addresses, import members, mass invitation, bulk invite, spreadsheet',
    access: 'adminRole',
  },
  {
    title: 'Announcements',
    to: paths.announcements(),
    icon: rareIcons.announce,
    words: 'message to everyone, newsletter, announce, send a message to all',
    access: 'adminRole',
  },
  {
    title: 'Status',
    to: paths.status(),
    icon: rareIcons.pulse,
    words:
      'health, monitoring, metrics, slow, speed, load, disk, free space, storage, version, active members, statistics',
    access: 'adminRole',
  },
  {
    title: 'Delivery',
    to: paths.delivery(),
    icon: rareIcons.mail,
    words: 'mail server, smtp, test email, emails not arriving, push delivery, outbox',
    access: 'adminRole',
  },
  {
    title: 'Security',
    to: paths.security(),
    icon: rareIcons.lock,
    words: 'audit, audit log, log, who did what, sign-ins',
    access: 'adminRole',
  },
  {
    title: 'Site',
    to: paths.siteBranding(),
    icon: rareIcons.settings,
    words: 'branding, logo, site name, accent, colour, landing page, pages, backup, figures, questions, setup',
    access: 'adminRole',
  },
  {
    title: 'Help page',
    to: paths.editHelp(),
    icon: rareIcons.help,
    words: 'edit help, crisis lines, edit crisis lines',
    access: 'adminRole',
  },
]

/**
 * Screens that the list leaves out, by their pattern: they open with an item, a link from a message or an action, or only
 * for visitors.
 */
export const unnamedPatterns: readonly string[] = [
  '/pillar/:pillar',
  '/pillars/:pillar',
  '/challenge/:id',
  '/start/:id',
  '/finished/:id',
  '/resource/:id',
  '/community/:id',
  '/crew/:id',
  '/crew/:id/round',
  '/crew/:id/settings',
  '/crew-invite',
  '/search',
  '/share',
  '/announcements/:id',
  '/members/:id',
  '/decisions/:id',
  '/self-checks/:check',
  '/onboarding',
  '/invite',
  '/invite/:token',
  '/sign-in',
  '/sign-up',
  '/reset',
  '/verify',
  '/unsubscribe',
  '/admin/library/drafts/:id',
  '/admin/library/challenge/:id',
  '/admin/members/:id',
  '/moderation/:id',
]
