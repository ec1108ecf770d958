import type { Composer } from './features/delivery/composer.ts'
import { reminderComposer } from './features/reminders/composer.ts'

/** Writes the messages of the outbox, by kind. Here, because delivery imports no feature that uses it. */
export const composers: Record<string, Composer> = { reminder: reminderComposer }
