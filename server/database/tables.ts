import type { Kysely, Selectable } from 'kysely'
import type { Difficulty } from '#contract/challenges.ts'
import type { ContentKind, RunStatus, Task, WriterKind } from '#contract/generation-runs.ts'
import type { Pillar } from '#contract/pillars.ts'
import type { ResourceType } from '#contract/resources.ts'
import type { Platform } from '#contract/social.ts'

// Ids, instants (UTC ISO 8601, 24 characters), dates and JSON are text on both engines.

export type UsersTable = {
  id: string
  /** Lower case. */
  email: string
  username: string
  /** The username as it is compared: no two differ only by case. */
  username_key: string
  first_name: string | null
  last_name: string | null
  profile_image_url: string | null
  role: 'public' | 'admin'
  stripe_customer_id: string | null
  stripe_payment_method_id: string | null
  /** The card being stored, or stored last. */
  stripe_setup_intent_id: string | null
  /** What the setup intent is created with: the same key again answers the same intent. */
  stripe_setup_key: string | null
  onboarding_completed: boolean
  password_hash: string | null
  email_verified_at: string | null
  /** Since when he has no session and can begin none. */
  suspended_at: string | null
  time_zone: string
  created_at: string
  updated_at: string
}

export type SessionsTable = {
  /** SHA-256 of the cookie's value. */
  sid: string
  sess: string
  expire: string
  user_id: string
}

export type AccountTokensTable = {
  token_hash: string
  user_id: string
  /** `handed-reset`: given by the operator, so it proves nothing about the address. */
  purpose: 'reset' | 'handed-reset' | 'verify' | 'change-email'
  email: string
  expires_at: string
  created_at: string
}

export type AvatarsTable = {
  /** Changes with every upload, so that browsers can cache an avatar's URL forever. */
  id: string
  user_id: string
  type: string
  bytes: Uint8Array
  created_at: string
}

export type AttemptsTable = {
  /** What is counted, hashed: an account, an address, a device. */
  key: string
  count: number
  window_ends_at: string
}

export type ChallengesTable = {
  id: string
  title: string
  description: string
  pillar: Pillar
  duration: number
  difficulty: Difficulty
  participants: number
  plan: string | null
  created_at: string
  updated_at: string
}

export type UserChallengesTable = {
  id: string
  challenge_id: string
  user_id: string
  progress: number
  completed: boolean
  started_at: string
  completed_at: string | null
  left_at: string | null
}

export type CheckInsTable = {
  user_challenge_id: string
  day: number
  date: string
  note: string | null
  created_at: string
}

export type GoalsTable = {
  id: string
  user_id: string
  title: string
  description: string | null
  pillar: Pillar
  target_date: string | null
  completed: boolean
  completed_at: string | null
  created_at: string
  request_id: string | null
  /** The request that toggled it last: its repeat changes nothing. */
  toggle_id: string | null
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
  created_at: string
  updated_at: string
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
  request_id: string | null
}

export type ForumRepliesTable = {
  id: string
  post_id: string
  user_id: string | null
  username: string
  content: string
  created_at: string
  edited_at: string | null
  request_id: string | null
}

export type JournalEntriesTable = {
  id: string
  user_id: string
  title: string | null
  content: string
  prompt: string | null
  pillar: Pillar | null
  created_at: string
  edited_at: string | null
  request_id: string | null
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
  /** `removed`: emptied, and kept so that fetching does not bring it back. */
  visibility: 'public' | 'hidden' | 'removed'
  created_at: string
  fetched_at: string
  auto_pillar: Pillar | null
  auto_reason: string | null
  updated_at: string
  added_by: string | null
  /** When its platform said that it is gone. */
  gone_at: string | null
  /** When its platform was last asked whether it is still there. */
  checked_at: string
  /** The request that turned the lock over last. */
  lock_id: string | null
  /** When a model last classified the post; null while it waits for that. */
  classified_at: string | null
  /** Lease of the process that is classifying the post. */
  lease_id: string | null
  lease_until: string | null
}

export type SourceAccountsTable = {
  id: string
  platform: Platform
  handle: string
  display_name: string
  /** Sealed with the site's secret key. */
  access_token: string | null
  enabled: boolean
  last_polled_at: string | null
  created_at: string
  next_poll_at: string
  failures: number
  last_error: string | null
  /** Lease of the process that is polling the account. */
  lease_id: string | null
  lease_until: string | null
}

/** Which pieces of the library a database has been given, so that nothing is given twice or brought back. */
export type LibraryItemsTable = {
  key: string
  created_at: string
}

export type ContentRunsTable = {
  id: string
  kind: Task['kind']
  /** What it was asked for: the contract's task, as JSON. */
  input: string
  provider: WriterKind
  model: string | null
  status: RunStatus
  writing: string | null
  input_tokens: number
  output_tokens: number
  error: string | null
  user_id: string | null
  request_id: string | null
  /** Lease of the process that is writing the content. */
  lease_id: string | null
  lease_until: string | null
  /** Counts its changes, so that they can be followed. */
  revision: number
  created_at: string
  ended_at: string | null
}

export type ContentRunItemsTable = {
  id: string
  run_id: string
  /** Which of the pieces the run is to write, counted from 0. */
  slot: number
  piece: ContentKind
  /** Null once it is removed. */
  piece_id: string | null
  pillar: Pillar
  title: string
  /** Who wrote it: a model and the version of its prompt, or the library. */
  source: string
  library_key: string | null
  revision: number
  created_at: string
}

export type TableVersionsTable = {
  name: string
  /** A new id after every transaction that wrote to the table. */
  version: string
}

export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  account_tokens: AccountTokensTable
  avatars: AvatarsTable
  attempts: AttemptsTable
  challenges: ChallengesTable
  user_challenges: UserChallengesTable
  challenge_check_ins: CheckInsTable
  goals: GoalsTable
  resources: ResourcesTable
  resource_ticks: ResourceTicksTable
  forum_posts: ForumPostsTable
  forum_replies: ForumRepliesTable
  journal_entries: JournalEntriesTable
  social_posts: SocialPostsTable
  source_accounts: SourceAccountsTable
  library_items: LibraryItemsTable
  content_runs: ContentRunsTable
  content_run_items: ContentRunItemsTable
  table_versions: TableVersionsTable
}

/** A database, or a transaction on it: queries take either as their first argument. */
export type Database = Kysely<Tables>

export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
