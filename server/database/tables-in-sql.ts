import type { Tables } from './tables.ts'

export type TableName = keyof Tables

/** Tables, each with those that refer to it by a foreign key. */
export const referencesTo: Record<TableName, TableName[]> = {
  users: [
    'sessions',
    'account_tokens',
    'avatars',
    'user_challenges',
    'member_ledgers',
    'breaks',
    'goals',
    'resource_ticks',
    'forum_posts',
    'forum_replies',
    'journal_entries',
    'bad_day_plans',
    'social_posts',
    'content_runs',
    'idempotency_keys',
    'notifications',
    'notification_actors',
    'forum_follows',
    'notification_settings',
    'reminder_settings',
    'challenge_reminders',
    'push_devices',
    'outbox',
    'announcements',
    'moderators',
    'member_blocks',
    'moderation_decisions',
    'moderation_cases',
    'reports',
    'member_notes',
    'profiles',
    'invitations',
    'invited_members',
    'site_pages',
  ],
  sessions: [],
  account_tokens: [],
  avatars: [],
  attempts: [],
  challenges: ['user_challenges', 'announcements'],
  user_challenges: ['challenge_check_ins', 'breaks', 'challenge_reminders'],
  challenge_check_ins: [],
  member_ledgers: [],
  breaks: [],
  goals: [],
  resources: ['resource_ticks'],
  resource_ticks: [],
  forum_posts: ['forum_replies', 'forum_follows'],
  forum_replies: [],
  journal_entries: [],
  bad_day_plans: [],
  social_posts: [],
  source_accounts: [],
  library_items: [],
  content_runs: ['content_run_items'],
  content_run_items: ['content_drafts'],
  content_drafts: [],
  table_versions: [],
  site_settings: [],
  audit_log: [],
  idempotency_keys: [],
  csp_reports: [],
  notifications: ['notification_actors'],
  notification_actors: [],
  forum_follows: [],
  notification_settings: [],
  reminder_settings: [],
  challenge_reminders: [],
  push_devices: ['outbox'],
  outbox: [],
  delivery_channels: [],
  delivery_hours: [],
  announcements: [],
  moderators: [],
  member_blocks: [],
  moderation_decisions: ['moderation_cases'],
  moderation_cases: ['reports'],
  reports: [],
  member_notes: [],
  profiles: [],
  invitations: ['invited_members', 'applications'],
  invited_members: [],
  applications: [],
  site_pages: [],
  site_logo: [],
}

export type TablesInSql = {
  named: TableName[]
  written: TableName[]
  /** Whether the driver's count includes every changed row. */
  countsChanges: boolean
}

/**
 * Finds the tables that a statement reads and writes. It looks for their names in the text, because a statement can
 * only touch a table without naming it through `on delete cascade` or `set null`. A delete therefore counts as a write
 * to every table that refers to the deleted rows, and a statement that might not be a pure read as a write to all
 * tables it names.
 */
export function findTables(sql: string): TablesInSql {
  const named = [...new Set(sql.match(words)?.map((word) => word.toLowerCase()))].filter(isTable)
  const deletes = /\b(delete|truncate|drop|replace)\b/i.test(sql)
  const isRead = /^[\s(]*(select|with|values)\b/i.test(sql) && !/\b(insert|update|delete|merge|into)\b/i.test(sql)
  return {
    named,
    written: isRead ? [] : deletes ? addReferences(named) : named,
    // For a `with` statement, the count covers only the main part.
    countsChanges: /^\s*(insert|update|delete)\b/i.test(sql),
  }
}

const words = /\w+/g

function isTable(word: string): word is TableName {
  return Object.hasOwn(referencesTo, word)
}

function addReferences(tables: TableName[]): TableName[] {
  const all = new Set(tables)
  // Iterating a set includes elements that are added during the iteration.
  for (const table of all) for (const reference of referencesTo[table]) all.add(reference)
  return [...all]
}
