import type { Composer } from './features/delivery/composer.ts'
import { announcementComposer } from './features/notifications/announcement-composer.ts'
import { digestComposer } from './features/notifications/digest.ts'
import {
  appealComposer,
  applicationComposer,
  moderationComposer,
  reportComposer,
  reviewedComposer,
} from './features/notifications/moderation-composers.ts'
import { keepQuiet } from './features/notifications/quiet-composer.ts'
import { replyComposer } from './features/notifications/reply-composer.ts'
import { runComposer } from './features/notifications/run-composer.ts'
import { reminderComposer } from './features/reminders/composer.ts'

/** Writes the messages of the outbox, by kind. Here, because delivery imports no feature that uses it. */
export const composers: Record<string, Composer> = {
  announcement: keepQuiet(announcementComposer),
  appeal: keepQuiet(appealComposer),
  application: keepQuiet(applicationComposer),
  digest: digestComposer,
  moderation: keepQuiet(moderationComposer),
  reminder: reminderComposer,
  reply: keepQuiet(replyComposer),
  report: keepQuiet(reportComposer),
  reviewed: keepQuiet(reviewedComposer),
  run: keepQuiet(runComposer),
}
