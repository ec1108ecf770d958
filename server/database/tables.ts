import type { Generated, Kysely, Selectable } from 'kysely'
import type { Audience, ShareLevel } from '#contract/audience.ts'
import type { AuditKind } from '#contract/audit.ts'
import type { Difficulty } from '#contract/challenges.ts'
import type { CommitmentOutcome } from '#contract/crew-rounds.ts'
import type { blockedKinds } from '#contract/csp-reports.ts'
import type { ContentKind, GenerationStatus, Task, WriterKind } from '#contract/generations.ts'
import type { ItemKind } from '#contract/moderation-items.ts'
import type { DecisionAction } from '#contract/moderation.ts'
import type { Notification } from '#contract/notifications.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { ReactionAnswer, ReactionKind } from '#contract/reactions.ts'
import type { ReportReason } from '#contract/reports.ts'
import type { ResourceType } from '#contract/resources.ts'
import type { PageKey } from '#contract/site-pages.ts'
import type { Platform } from '#contract/social.ts'

// Ids, instants (UTC ISO 8601, 24 characters), dates and JSON are text on both engines.

export type UsersTable = {
  id: string
  email: string
  username: string
  /** Lower-case username, because usernames must differ by more than case. */
  username_key: string
  /** What the username looks like (UTS #39); not unique, because older usernames may collide. */
  username_skeleton: string | null
  first_name: string | null
  last_name: string | null
  profile_image_url: string | null
  role: 'public' | 'admin'
  stripe_customer_id: string | null
  stripe_payment_method_id: string | null
  stripe_setup_intent_id: string | null
  stripe_setup_key: string | null
  onboarding_completed: boolean
  password_hash: string | null
  email_verified_at: string | null
  /** Suspension time (UTC); null while active. */
  suspended_at: string | null
  /** When the suspension ends (UTC); null for no end. */
  suspended_until: string | null
  /** Until then the member cannot post (UTC); the year 9999 for no end. */
  muted_until: string | null
  /** The member must accept the guidelines before they post. */
  guidelines_due: Generated<boolean>
  guidelines_accepted_at: string | null
  /** To the hour; null if unknown. */
  last_seen_at: string | null
  time_zone: string
  /** Hour at which the member's days start. */
  day_start: Generated<number>
  /** Whether the app shows streaks and scores. */
  show_numbers: Generated<boolean>
  /** Who sees the challenges that the member joins from now on; null until they have been asked, which means nobody. */
  audience: Audience | null
  created_at: string
  updated_at: string
}

export type IdempotencyKeysTable = {
  user_id: string
  key: string
  /** Hash of the method, path and body of the request. */
  digest: string
  created_at: string
  /** The row that the request created. */
  created_id: string | null
}

export type CspReportsTable = {
  directive: string
  blocked: (typeof blockedKinds)[number]
  count: number
  last_at: string
}

export type SessionsTable = {
  /** SHA-256 of the cookie's value. */
  sid: string
  sess: string
  expire: string
  user_id: string
}

/** Sessions that ended before their time, so that their browsers learn that the member was signed out. */
export type EndedSessionsTable = {
  sid: string
  /** When the cookie ends. */
  expire: string
}

export type AccountTokensTable = {
  token_hash: string
  user_id: string
  /** `handed-reset` and `first-password` may be handed over, so they do not verify the address. */
  purpose: 'reset' | 'handed-reset' | 'first-password' | 'mailed-first-password' | 'verify' | 'change-email'
  email: string
  expires_at: string
  created_at: string
}

export type AvatarsTable = {
  /** Changes with every upload, so it is the version of the file in browsers' caches. */
  id: string
  user_id: string
  type: string
  bytes: Uint8Array
  created_at: string
}

export type AttemptsTable = {
  /** Hash of the throttled account, address or device. */
  key: string
  count: number
  window_ends_at: string
}

export type ChallengesTable = {
  id: string
  title: string
  description: string
  promise: string | null
  /** Its count in braces stands for the days that a member did, such as `I went outside on {mornings}.` */
  finish_line: string | null
  pillar: Pillar
  duration: number
  difficulty: Difficulty
  participants: number
  plan: string | null
  /** JSON of the contract's `schedule`; null for every day. */
  schedule: string | null
  /** JSON of the rules that members can choose; null for all. */
  rules: string | null
  /** Null for the default of the duration. */
  passes: number | null
  /** JSON of the contract's sources; null for none. */
  sources: string | null
  created_at: string
  updated_at: string
  /** When the library retired the item (UTC). Lists leave it out. */
  archived_at: string | null
  /** One line below the title. */
  subtitle: string | null
  /** What members who join get. The content of earlier versions is in `challenge_versions`. */
  version: Generated<number>
  /** Incremented on every change of the content, so that two admins notice each other. */
  revision: Generated<number>
  /** When an admin hid it (UTC). Only admins and its members can open it. */
  hidden_at: string | null
  /** When a safety correction last changed it for members who had joined (UTC). */
  safety_corrected_at: string | null
}

/** What members who joined before an edit keep. The version of `challenges` itself has no row here. */
export type ChallengeVersionsTable = {
  challenge_id: string
  version: number
  title: string
  subtitle: string | null
  description: string
  promise: string | null
  finish_line: string | null
  pillar: Pillar
  duration: number
  difficulty: Difficulty
  plan: string | null
  schedule: string | null
  rules: string | null
  passes: number | null
  sources: string | null
  safety_corrected_at: string | null
  /** When an edit replaced it (UTC). */
  created_at: string
}

/** A date on which members start a challenge together. Its id is in the link. */
export type ChallengeStartsTable = {
  id: string
  challenge_id: string
  /** Who opened it; null after the account was deleted. */
  user_id: string | null
  /** Each member's own date. */
  starts_on: string
  created_at: string
}

export type UserChallengesTable = {
  id: string
  challenge_id: string
  user_id: string
  run: Generated<number>
  /** Days marked in the run, as of the last write: a rule may have started the challenge over since. */
  progress: number
  completed: boolean
  started_at: string
  /** The first day, by the member's date: when they joined, or the date of a start; null on rows of older versions. */
  started_on: string | null
  completed_at: string | null
  left_at: string | null
  /** The member's date when they completed or left it; null while it is active and on rows of older versions. */
  ended_on: string | null
  /** When and where the member wants to do it. */
  cue: string | null
  /** JSON: the schedule at joining, the rules chosen, the dates on which the member started over, and whether it waits. */
  terms: string | null
  /** JSON of the days that a version before 023 had folded, the opening balance of the ledger; null for later ones. */
  ledger: string | null
  /** Last date that `ledger` contains. */
  folded_through: string | null
  /** JSON of what it shows after its end, saved once nothing can change it; null before. */
  totals: string | null
  /** Who sees that the member takes part. */
  audience: Generated<Audience>
  /** The version of the challenge that the member joined. */
  version: Generated<number>
  /** The start on a date that the member joined; `started_on` is its date. */
  start_id: string | null
}

export type CheckInsTable = {
  user_challenge_id: string
  run: Generated<number>
  /** In the order of marking, from 1 in each run. */
  day: number
  /** The member's date that the day counts for. */
  date: string
  late: Generated<boolean>
  note: string | null
  created_at: string
}

/** The folded ledger of all of a member's challenges together, as JSON. */
export type MemberLedgersTable = { user_id: string; ledger: string }

export type BreaksTable = {
  id: string
  user_id: string
  /** Null for all challenges. */
  user_challenge_id: string | null
  /** `travel`: dates that a change of time zone skipped. */
  kind: 'planned' | 'travel'
  starts_on: string
  /** Inclusive. */
  ends_on: string
  created_at: string
}

export type GoalsTable = {
  id: string
  user_id: string
  title: string
  description: string | null
  pillar: Pillar
  target_date: string | null
  /** JSON; null for none. */
  steps: string | null
  completed: boolean
  completed_at: string | null
  created_at: string
}

/** A member's private plan for bad days. */
export type BadDayPlansTable = {
  user_id: string
  signs: string
  alone: string
  company: string
  people: string
  services: string
  safety: string
  reasons: string
  updated_at: string
}

export type ResourcesTable = {
  id: string
  title: string
  description: string
  pillar: Pillar
  type: ResourceType
  content: string
  blocks: string | null
  read_time: number | null
  /** JSON of the contract's sources; null for none. */
  sources: string | null
  created_at: string
  updated_at: string
  /** When the library retired the item (UTC). Lists leave it out. */
  archived_at: string | null
  /** Incremented on every change of the content, so that two admins notice each other. */
  revision: Generated<number>
  /** When an admin hid it (UTC). Only admins can open it. */
  hidden_at: string | null
  /** When a safety correction last changed it (UTC). */
  safety_corrected_at: string | null
}

export type ResourceTicksTable = {
  user_id: string
  resource_id: string
  block: number
  item: number
  created_at: string
}

export type ForumPostsTable = {
  id: string
  user_id: string | null
  username: string
  pillar: Pillar
  title: string
  content: string
  replies: number
  created_at: string
  edited_at: string | null
  deleted_at: string | null
  /** Hidden by reports or a moderator: only its author and staff see it. */
  hidden_at: string | null
  /** Removed by a moderator: others see a tombstone. */
  removed_at: string | null
  /** The decision that hid or removed it. */
  decision_id: string | null
  locked_at: string | null
  pinned_at: string | null
  /** Only members of this crew see it. A crew has one thread. */
  crew_id: string | null
  /** It is the thread of this challenge. */
  challenge_id: string | null
  /**
   * Sorts by activity: the id of the last reply that is neither hidden, removed nor deleted, or else that of the
   * discussion. A starter discussion without an answer sorts below all others: its id, beginning with 00.
   */
  activity_id: Generated<string>
  /** Closed to new replies from then on. */
  closes_at: string | null
}

export type ForumRepliesTable = {
  id: string
  post_id: string
  user_id: string | null
  username: string
  content: string
  created_at: string
  edited_at: string | null
  hidden_at: string | null
  removed_at: string | null
  decision_id: string | null
  /** As in its discussion. */
  crew_id: string | null
  /** The author has left the crew. */
  deleted_at: string | null
  /** The reply or the discussion that it quotes. */
  quoted_id: string | null
  /** The quoted words; null once they are no longer in the post. */
  quoted_text: string | null
}

/** Members whose names a discussion or a reply mentions. */
export type ForumMentionsTable = {
  /** The discussion or the reply. */
  item_id: string
  user_id: string
  post_id: string
  /** Null for the discussion. */
  reply_id: string | null
  /** As it was written. */
  username: string
}

/** How far a member has read a discussion. */
export type ForumReadsTable = {
  user_id: string
  post_id: string
  /** The last reply that the member has seen, or the discussion. */
  read_id: string
}

/** A reply whose followers are told in the background, because they are many. */
export type PendingRepliesTable = {
  id: string
  /** Followers with ids up to this one have been told; '' before the first one. */
  told_through: string
}

/** When a member opened the community. */
export type ForumVisitsTable = {
  user_id: string
  visited_at: string
  /** End of the visit before. */
  previous_at: string | null
}

/** A picture of a discussion or a reply, or of neither until its post is sent. */
export type ForumPicturesTable = {
  id: string
  user_id: string
  post_id: string | null
  reply_id: string | null
  position: number
  alt: string
  width: number
  height: number
  created_at: string
  /** A JPEG file without metadata. Last, because SQLite reads up to the last column that it needs. */
  bytes: Uint8Array
}

export type JournalEntriesTable = {
  id: string
  user_id: string
  title: string | null
  content: string
  prompt: string | null
  pillar: Pillar | null
  entry_date: string
  created_at: string
  edited_at: string | null
}

export type SocialPostsTable = {
  id: string
  platform: Platform
  post_id: string
  author: string
  caption: string | null
  url: string
  thumbnail: string | null
  embed_html: string | null
  pillar: Pillar | null
  pillar_locked: boolean
  metrics_json: string | null
  /** `removed` is a tombstone, so that polling does not re-add the post. */
  visibility: 'public' | 'hidden' | 'removed'
  created_at: string
  fetched_at: string
  auto_pillar: Pillar | null
  auto_reason: string | null
  updated_at: string
  added_by: string | null
  gone_at: string | null
  checked_at: string
  /** Null while the post waits for classification. */
  classified_at: string | null
  lease_id: string | null
  lease_until: string | null
  /** The moderators' decision that hid it. */
  decision_id: string | null
}

export type SourceAccountsTable = {
  id: string
  platform: Platform
  handle: string
  display_name: string
  /** Encrypted with the site's secret key. */
  access_token: string | null
  enabled: boolean
  last_polled_at: string | null
  created_at: string
  next_poll_at: string
  failures: number
  last_error: string | null
  lease_id: string | null
  lease_until: string | null
}

/** Library items that were added once. They are never added again, even after deletion. */
export type LibraryItemsTable = {
  key: string
  /** The row with the item; null for items from before corrections, until one is found by its text. */
  row_id: string | null
  /** Hash of the text that the row was given. If the row has another text, someone has edited it. */
  content_hash: string | null
  safety_revision: number
  created_at: string
  /** JSON of the library's item with its safety revision, while a safety correction waits because an admin has edited the row. */
  pending_safety: string | null
}

export type ContentRunsTable = {
  id: string
  kind: Task['kind']
  input: string
  provider: WriterKind
  model: string | null
  status: GenerationStatus
  writing: string | null
  input_tokens: number
  output_tokens: number
  error: string | null
  user_id: string | null
  lease_id: string | null
  lease_until: string | null
  /** Incremented on every change, so that other processes notice it. */
  revision: number
  created_at: string
  ended_at: string | null
}

export type ContentRunItemsTable = {
  id: string
  run_id: string
  slot: number
  piece: ContentKind
  piece_id: string | null
  pillar: Pillar
  title: string
  /** The model with its prompt version, or the library. */
  source: string
  library_key: string | null
  revision: number
  created_at: string
  /** JSON of the parts of the idea that the item leaves out; null if there are none. */
  left_out: string | null
}

/** Settings that the site itself keeps, such as the setup code of its first account. */
export type SiteSettingsTable = {
  key: string
  value: string
}

/** The content of items that no admin has published or discarded yet. */
export type ContentDraftsTable = {
  item_id: string
  /** Draft of the item's kind, as JSON. */
  content: string
}

/** What admins write themselves, before it is published. */
export type WrittenDraftsTable = {
  id: string
  kind: 'challenge' | 'resource'
  /** JSON of the contract's unfinished draft. */
  content: string
  /** The published item that it will change; null for a new one. */
  edits_id: string | null
  /** `revision` of that item when the edit began. */
  base_revision: number | null
  author_id: string | null
  /** Incremented on every save, so that two admins notice each other. */
  revision: Generated<number>
  /** When it will be published (UTC); null until an admin schedules it. */
  publish_at: string | null
  /** Why it could not be published when it was due. */
  publish_error: string | null
  created_at: string
  updated_at: string
}

export type TableVersionsTable = {
  name: string
  /** A new id after every transaction that wrote to the table. */
  version: string
}

/** Security log. Rows are only added, apart from the count of failures and the removal of old addresses. */
export type AuditLogTable = {
  id: string
  kind: AuditKind
  member_id: string | null
  actor_id: string | null
  via: 'site' | 'command'
  /** Null after 90 days. */
  address: string | null
  detail: string | null
  count: number
  /** Failures with the same bucket are counted in one row. */
  bucket: string | null
  created_at: string
  last_at: string
}

export type NotificationsTable = {
  id: string
  user_id: string
  kind: Notification['kind']
  /** Unread notifications with the same key are one row. */
  group_key: string
  /** The discussion, run or announcement. */
  subject_id: string
  /** A new UUIDv7 with every event, so that the list is in the order of the latest event. */
  position: string
  /** Of the first event. */
  created_at: string
  /** Of the latest event. */
  event_at: string
  /** A new UUIDv7 with every change, so that other processes notice it. */
  revision: string
  /** Whether the inbox has it: not if the member switched that off, or after its cause was deleted. */
  shown: boolean
  /** When push messages or emails about it were last queued. */
  messaged_at: string | null
  read_at: string | null
}

/** The members who caused a notification, each with the position of their latest event. */
export type NotificationActorsTable = { notification_id: string; user_id: string; position: string }

export type ForumFollowsTable = {
  post_id: string
  user_id: string
  /** False after the member unfollowed the discussion. */
  following: boolean
  created_at: string
}

/** Members without a row have the defaults. */
export type NotificationSettingsTable = {
  user_id: string
  /** JSON of what differs from the defaults, by kind and channel. */
  kinds: string
  named: Generated<boolean>
  /** Member's clock, HH:MM. */
  quiet_from: Generated<string>
  quiet_until: Generated<string>
  digest: Generated<'off' | 'daily' | 'weekly'>
  /** When the next digest is due (UTC); null while it is off. */
  digest_at: string | null
  calendar_id: string | null
}

export type ReminderSettingsTable = {
  user_id: string
  active: Generated<boolean>
  /** Member's clock, HH:MM; null for the suggested time. */
  time: string | null
  /** JSON, 1 is Monday. */
  weekdays: string
  nudge: boolean
  nudge_time: string
  /** An extra reminder that the member asked for (UTC). */
  later_at: string | null
  /** When to check next whether a message is due (UTC); null for never. */
  next_at: string | null
  /** The member's date of the last message. */
  sent_on: string | null
  /** Messages on that date. */
  sent_count: Generated<number>
  last_sent_at: string | null
  /** Days in a row with a reminder but no marked day since. */
  unanswered: Generated<number>
  paused_at: string | null
  updated_at: string
}

/** What differs from the member's own reminder settings. */
export type ChallengeRemindersTable = {
  user_challenge_id: string
  user_id: string
  off: Generated<boolean>
  time: string | null
  /** JSON, 1 is Monday. */
  weekdays: string | null
  channel: 'push' | 'email' | 'both' | null
}

export type PushDevicesTable = {
  id: string
  user_id: string
  /** The session that added it: ending that session removes it. Not a foreign key, because it outlives an idle session. */
  sid: string | null
  endpoint: string
  p256dh: string
  auth: string
  name: string
  created_at: string
  last_success_at: string | null
}

/** Messages to send, written in the transaction of their cause. Sent ones are deleted. */
export type OutboxTable = {
  id: string
  user_id: string | null
  /** Of a push message. */
  device_id: string | null
  channel: 'push' | 'email'
  kind: string
  subject_id: string | null
  /** What the message needs beyond its subject; encrypted if it contains a secret. */
  data: string | null
  /** Sent at most once: not again if a process died while sending it. */
  once: boolean
  /** Sent to many members at once, so it waits for messages to single ones. */
  bulk: Generated<boolean>
  status: 'waiting' | 'sending' | 'failed'
  attempts: Generated<number>
  /** Of the last attempt. */
  error: string | null
  /** The end of the lease while it is being sent; null after it failed. */
  next_attempt_at: string | null
  /** After this it is not sent. */
  expires_at: string | null
  lease_id: string | null
  lease_until: string | null
  created_at: string
}

export type DeliveryChannelsTable = {
  channel: 'push' | 'email'
  last_success_at: string | null
  last_error_at: string | null
  last_error: string | null
  /** When the last message found that the mail server accepts none (UTC); null since it answered one. */
  unreachable_at: string | null
}

/** Messages sent by hour (UTC, such as `2026-11-22T17`). */
export type DeliveryHoursTable = { channel: 'push' | 'email'; hour: string; sent: number }

/** For a version that does not know a migration. */
export type OldestServersTable = {
  /** Its name. A migration that is not in the table can be served by no version that does not know it. */
  migration: string
  /** The oldest version whose server can serve with it, such as 0.2.0. */
  version: string
}

/** How many members were seen on a day (UTC, such as `2026-11-22`). */
export type ActiveMembersTable = { day: string; members: number }

/** The calls that one process answered in a few minutes. Times are in microseconds. */
export type LoadSamplesTable = {
  id: string
  ended_at: string
  calls: number
  failures: number
  median_us: number
  slow_us: number
}

export type AnnouncementsTable = {
  id: string
  author_id: string | null
  /** Null for everyone. */
  challenge_id: string | null
  title: string
  content: string
  status: 'scheduled' | 'sending' | 'sent' | 'cancelled'
  send_at: string
  sent_at: string | null
  /** Id of the last recipient so far. */
  sent_through: string | null
  recipients: Generated<number>
  seen: Generated<number>
  lease_id: string | null
  lease_until: string | null
  created_at: string
}

/** Members who may moderate. Admins may too, without a row. */
export type ModeratorsTable = { user_id: string; appointed_by: string | null; created_at: string }

/** Neither of the two members sees the posts of the other. */
export type MemberBlocksTable = {
  /** Who blocked. */
  user_id: string
  blocked_id: string
  /** What the two know each other as while the block lasts: their usernames when it began. */
  blocker_name: string
  blocked_name: string
  created_at: string
}

export type ModerationDecisionsTable = {
  id: string
  kind: ItemKind
  subject_id: string
  /** The member it is about; null for a post of the site itself. */
  member_id: string | null
  /** Null for the site itself and after the account was deleted. */
  actor_id: string | null
  /** Whether an admin or the operator decided it. */
  by_admin: Generated<boolean>
  action: DecisionAction
  /** Title of the discussion or start of the text, at the time of the decision. */
  title: string | null
  note: string | null
  until: string | null
  /** JSON of what reversing it needs, such as the earlier pillar. */
  data: string | null
  created_at: string
  appeal: string | null
  appeal_status: 'open' | 'upheld' | 'reversed' | null
  appeal_answer: string | null
  appealed_at: string | null
}

export type ModerationCasesTable = {
  id: string
  type: 'report' | 'appeal'
  kind: ItemKind
  /** The item; in an appeal, the decision. */
  subject_id: string
  /** The appealed decision. */
  decision_id: string | null
  /** The author, or the reported member. */
  member_id: string | null
  status: 'open' | 'closed'
  /** A new UUIDv7 with every report, so that the queue is in the order of the latest report. */
  position: string
  report_count: Generated<number>
  hidden_by_reports: Generated<boolean>
  /** The text at the first report. */
  snapshot: string | null
  claimed_by: string | null
  claimed_at: string | null
  opened_at: string
  last_report_at: string
  closed_at: string | null
  closed_by: string | null
  outcome: DecisionAction | 'upheld' | 'reversed' | null
  /** A new UUIDv7 with every change, so that other processes notice it. */
  revision: string
}

export type ReportsTable = {
  id: string
  case_id: string
  user_id: string
  reason: ReportReason
  details: string | null
  /** Whether the member was established when they reported it. */
  established: boolean
  created_at: string
}

/** Notes of staff about a member. The member never sees them. */
export type MemberNotesTable = {
  id: string
  user_id: string
  author_id: string | null
  text: string
  created_at: string
}

export type ProfilesTable = {
  user_id: string
  about: string | null
  /** JSON. */
  pillars: string
  shown: Generated<boolean>
  /** The folded username, by which search finds the member; null unless they allow it. */
  findable_name: string | null
}

/** The words of a discussion or reply. SQLite has them in the full-text table `search_index` too. */
export type SearchEntriesTable = {
  /** On SQLite: increases with the time of the post. */
  slot: Generated<number>
  /** Of the post. */
  id: string
  /** The discussion, for its own words. Null with `reply_id` on SQLite until the words of a deleted post are removed. */
  post_id: string | null
  reply_id: string | null
  /** The words of the title, separated by spaces. */
  title: string
  /** All words, once each and separated by spaces; `tsvector` on PostgreSQL. */
  words: string
}

/** How far the posts of an earlier version are in the index. */
export type SearchProgressTable = {
  id: 'posts'
  /** Of the words that it has; 0 before the first one. */
  version: number
  /** Discussions and replies with smaller ids are not in it yet; null once all are. */
  posts_before: string | null
  replies_before: string | null
}

export type InvitationsTable = {
  id: string
  user_id: string | null
  /** The username when the invitation was made, so that the link does not follow later names. */
  inviter_name: string | null
  note: string | null
  max_uses: number | null
  uses: Generated<number>
  /** Made by an admin or a moderator: members who use it need no approval. */
  vouches: boolean
  expires_at: string | null
  revoked_at: string | null
  created_at: string
  /** Who uses it starts this challenge with the member. */
  challenge_id: string | null
  /** Only its email has the link. */
  mailed: Generated<boolean>
}

/** Invitations that admins send by email, one per address. */
export type MailedInvitationsTable = {
  id: string
  /** In lower case. */
  email: string
  /** The list with which it was added. */
  list_id: string
  /** The admin; null after the account was deleted. */
  user_id: string | null
  /** Who joined with it. */
  member_id: string | null
  /** Null until the email is queued for the first time. */
  invitation_id: string | null
  /** The email in the outbox, which has it until it is sent; null while it waits. */
  message_id: string | null
  queued_at: string | null
  /** When the email was sent, or may have been. */
  sent_at: string | null
  /** The email may have arrived. */
  uncertain: boolean
  withdrawn_at: string | null
  /** When it was used, withdrawn or expired; null before. An address has at most one that has not ended. */
  ended_at: string | null
  created_at: string
}

/** Usernames that were given up, as hashes: nobody else can take them yet. */
export type HeldUsernamesTable = {
  key_hash: string
  skeleton_hash: string
  /** The former owner, who can take it back; null after the account was deleted. */
  user_id: string | null
  held_until: string
}

export type InvitedMembersTable = {
  user_id: string
  invitation_id: string
  invited_by: string | null
  created_at: string
}

/** Sign-ups that wait for approval. They become accounts when an admin approves them. */
export type ApplicationsTable = {
  id: string
  email: string
  username: string
  username_key: string
  username_skeleton: string
  first_name: string | null
  last_name: string | null
  password_hash: string
  time_zone: string
  /** JSON: questions and answers. */
  answers: string
  invitation_id: string | null
  created_at: string
}

/** Pages that an admin has edited; the others have the text of the release. */
export type SitePagesTable = { key: PageKey; content: string; updated_by: string | null; updated_at: string }

/** The logo, if there is one: at most one row. */
export type SiteLogoTable = { version: string; type: string; bytes: Uint8Array; created_at: string }

/** A small group of members who see how each other are doing. */
export type CrewsTable = {
  id: string
  name: string
  /** Null only until the deletion of their account has passed it on. */
  founder_id: string | null
  /** Part of the join link; a new one ends the old link. */
  link_id: string
  /** 1 is Monday; null without a weekly round. */
  round_weekday: number | null
  /** From 0 to 23, on each member's own clock; null without a weekly round. */
  round_hour: number | null
  /** The date of the first round on this weekday; null without a weekly round. */
  round_from: string | null
  /** The date of the round that is open until the first one on this weekday; null if there is none. */
  round_before: string | null
  /** JSON of the questions that the founder has edited; null for the default ones. */
  questions: string | null
  created_at: string
}

export type CrewMembersTable = {
  crew_id: string
  user_id: string
  /** Whether the others are told when the member has not marked for some days. */
  tells_gaps: Generated<boolean>
  /** When the member is next told of a round (UTC); null without a weekly round. */
  round_at: string | null
  /** The date of the last round that the member was told of. */
  round_told: string | null
  /** The member's date on which a reminder of a round was last sent. */
  round_sent_on: string | null
  joined_at: string
}

/** What a crew sees of a challenge or goal. A missing row means `done` for a challenge, and `nothing` for a goal. */
export type CrewChallengesTable = { crew_id: string; user_challenge_id: string; level: ShareLevel }
export type CrewGoalsTable = { crew_id: string; goal_id: string; level: ShareLevel }

export type RoundAnswersTable = {
  id: string
  crew_id: string
  user_id: string
  /** The date of the round's weekday, on the calendar of each member. */
  round_on: string
  /** JSON: the questions as they were asked. */
  questions: string
  /** JSON: as many answers. The last one is the commitment for the next week. */
  answers: string
  /** What became of the commitment of the round before; null if there was none. */
  outcome: CommitmentOutcome | null
  created_at: string
  edited_at: string | null
  /** What hid or removed it; null while the crew sees it. */
  decision_id: string | null
}

/** One-tap answers. A member has at most one for each subject. */
export type ReactionsTable = {
  id: string
  user_id: string
  /** Whose day, finish, discussion, reply or round answer it is; null for discussions of the site. */
  member_id: string | null
  kind: ReactionKind
  /** Of the participation, discussion, reply or round answer; for a day, the id of the member, a space and the date. */
  subject_id: string
  /** The discussion of the subject, or which it is. */
  post_id: string | null
  reply_id: string | null
  answer: ReactionAnswer
  created_at: string
}

/** “Still with us?”, which a member can ask another once a day. */
export type NudgesTable = {
  user_id: string
  member_id: string
  /** On the calendar of who asks. */
  date: string
  created_at: string
}

/** Who started a challenge by the invitation of another member. */
export type BroughtFriendsTable = {
  id: string
  user_id: string
  friend_id: string
  challenge_id: string
  invitation_id: string | null
  created_at: string
}

export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  ended_sessions: EndedSessionsTable
  account_tokens: AccountTokensTable
  avatars: AvatarsTable
  attempts: AttemptsTable
  challenges: ChallengesTable
  challenge_versions: ChallengeVersionsTable
  challenge_starts: ChallengeStartsTable
  user_challenges: UserChallengesTable
  challenge_check_ins: CheckInsTable
  member_ledgers: MemberLedgersTable
  breaks: BreaksTable
  goals: GoalsTable
  resources: ResourcesTable
  bad_day_plans: BadDayPlansTable
  resource_ticks: ResourceTicksTable
  forum_posts: ForumPostsTable
  forum_replies: ForumRepliesTable
  forum_pictures: ForumPicturesTable
  forum_mentions: ForumMentionsTable
  forum_reads: ForumReadsTable
  pending_replies: PendingRepliesTable
  forum_visits: ForumVisitsTable
  journal_entries: JournalEntriesTable
  social_posts: SocialPostsTable
  source_accounts: SourceAccountsTable
  library_items: LibraryItemsTable
  content_runs: ContentRunsTable
  content_run_items: ContentRunItemsTable
  content_drafts: ContentDraftsTable
  written_drafts: WrittenDraftsTable
  table_versions: TableVersionsTable
  site_settings: SiteSettingsTable
  idempotency_keys: IdempotencyKeysTable
  csp_reports: CspReportsTable
  audit_log: AuditLogTable
  notifications: NotificationsTable
  notification_actors: NotificationActorsTable
  forum_follows: ForumFollowsTable
  notification_settings: NotificationSettingsTable
  reminder_settings: ReminderSettingsTable
  challenge_reminders: ChallengeRemindersTable
  push_devices: PushDevicesTable
  outbox: OutboxTable
  delivery_channels: DeliveryChannelsTable
  delivery_hours: DeliveryHoursTable
  oldest_servers: OldestServersTable
  active_members: ActiveMembersTable
  load_samples: LoadSamplesTable
  announcements: AnnouncementsTable
  moderators: ModeratorsTable
  member_blocks: MemberBlocksTable
  moderation_decisions: ModerationDecisionsTable
  moderation_cases: ModerationCasesTable
  reports: ReportsTable
  member_notes: MemberNotesTable
  profiles: ProfilesTable
  search_entries: SearchEntriesTable
  search_progress: SearchProgressTable
  invitations: InvitationsTable
  mailed_invitations: MailedInvitationsTable
  invited_members: InvitedMembersTable
  held_usernames: HeldUsernamesTable
  applications: ApplicationsTable
  site_pages: SitePagesTable
  site_logo: SiteLogoTable
  crews: CrewsTable
  crew_members: CrewMembersTable
  crew_challenges: CrewChallengesTable
  crew_goals: CrewGoalsTable
  round_answers: RoundAnswersTable
  reactions: ReactionsTable
  nudges: NudgesTable
  brought_friends: BroughtFriendsTable
}

export type Database = Kysely<Tables>

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
