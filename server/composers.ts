import { announcementComposer } from './features/announcements/composer.ts'
import type { Composer } from './features/delivery/composer.ts'
import { digestComposer } from './features/notifications/digest.ts'
import { keepQuiet } from './features/notifications/quiet-composer.ts'
import { replyComposer } from './features/notifications/reply-composer.ts'
import { runComposer } from './features/notifications/run-composer.ts'
import { reminderComposer } from './features/reminders/composer.ts'

/** Writes the messages of the outbox, by kind. Here, because delivery imports no feature that uses it. */
export const composers: Record<string, Composer> = {
  announcement: keepQuiet(announcementComposer),
  digest: digestComposer,
  reminder: reminderComposer,
  reply: keepQuiet(replyComposer),
  run: keepQuiet(runComposer),
}
