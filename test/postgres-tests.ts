/**
 * What npm test also runs on PostgreSQL: tests of the engine, of locks, concurrency and search, and at least one file of
 * each feature. SQLite runs every file, and `npm run prove -- postgres` runs every file on PostgreSQL.
 */
export const postgresTests = [
  'server/database/*.test.ts',
  'server/idempotency.test.ts',
  'server/model.test.ts',
  'server/throttle/*.test.ts',
  'server/http/cached-routes.test.ts',
  'server/http/event-stream.test.ts',
  'server/http/{long-pages,rendered-pages}.test.ts',
  'server/features/accounts/{deletion,invitations,sign-up,usernames}.test.ts',
  'server/features/audit/audit.test.ts',
  'server/features/challenges/{challenges,check-ins,counts,marked-day,restart,versions}.test.ts',
  'server/features/delivery/delivery.test.ts',
  'server/features/drafts/{catalog,drafts}.test.ts',
  'server/features/forum/{forum,moderated,new-posts}.test.ts',
  'server/features/generation/drafts.test.ts',
  'server/features/goals/goals.test.ts',
  'server/features/help/help.test.ts',
  'server/features/journal/journal.test.ts',
  'server/features/library/corrections.test.ts',
  'server/features/members/{activity,members,profiles}.test.ts',
  'server/features/moderation/{locks,reports}.test.ts',
  'server/features/notifications/inbox.test.ts',
  'server/features/payments/card-setup.test.ts',
  'server/features/reminders/tick.test.ts',
  'server/features/resources/resources.test.ts',
  'server/features/sessions/sessions.test.ts',
  'server/features/site/branding.test.ts',
  'server/features/starting-points/starting-points.test.ts',
  'server/features/social/posts.test.ts',
]
