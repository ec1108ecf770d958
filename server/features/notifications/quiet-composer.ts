import type { Composer } from '../delivery/composer.ts'
import { findQuietEnd } from './quiet-hours.ts'
import { getSettings } from './settings.ts'

/** Holds push messages back in quiet hours, which may have begun or changed since a message was queued. */
export function keepQuiet(composer: Composer): Composer {
  return {
    ...composer,
    async findQuietEnd({ database, recipient, now }) {
      const { timeZone, quiet_from: from, quiet_until: until } = await getSettings(database, recipient.userId)
      return findQuietEnd({ timeZone, from, until }, now)
    },
  }
}
