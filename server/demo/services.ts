import { systemClock } from '../services/clock.ts'
import { createGuardedFetcher } from '../services/guarded-fetcher.ts'
import { disabledMailer } from '../services/mail.ts'
import { createPlatforms } from '../services/platforms.ts'
import { createPush } from '../services/push.ts'
import { createSecrets, loadSecretKey } from '../services/secrets.ts'
import type { Services } from '../services/services.ts'
import { libraryWriter } from '../services/writer/library-writer.ts'

/** Creates services that reach nothing outside this machine: the fetcher finds no host. */
export function createOfflineServices(dataDir: string): Services {
  const offlineFetcher = createGuardedFetcher({ resolve: async () => [] })
  return {
    clock: systemClock,
    classifier: null,
    mail: disabledMailer,
    payments: null,
    platforms: createPlatforms({ instagramGraphUrl: 'http://127.0.0.1:1', instagramAccessToken: null }, offlineFetcher),
    push: createPush(offlineFetcher),
    secrets: createSecrets(loadSecretKey(dataDir)),
    writer: libraryWriter,
  }
}
