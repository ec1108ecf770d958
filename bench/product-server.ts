// The product's server as `npm start` runs it, but without rate limits.
import { createApp } from '#server/app.ts'
import { startBackground } from '#server/background.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/database/migrate.ts'
import { getEngine, openDatabase } from '#server/database/open.ts'
import { ensureSetupCode } from '#server/features/accounts/setup-code.ts'
import { seedLibrary } from '#server/features/library/starter-library.ts'
import { createLogger } from '#server/logger.ts'
import { createMeasurements } from '#server/measurements/measurements.ts'
import { reduceMemory } from '#server/memory.ts'
import { systemClock } from '#server/services/clock.ts'
import { createGuardedFetcher } from '#server/services/guarded-fetcher.ts'
import { createSmtpMailer } from '#server/services/mail-smtp.ts'
import { disabledMailer } from '#server/services/mail.ts'
import { createPlatforms } from '#server/services/platforms.ts'
import { createPush } from '#server/services/push.ts'
import { createSecrets } from '#server/services/secrets.ts'
import { loadLibraryInWorker } from '#server/services/writer/library-worker.ts'
import { libraryWriter } from '#server/services/writer/library-writer.ts'

const [dataDir = '', databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const config = {
  ...readConfig({ LOG_LEVEL: 'error', PORT: '0', TRUST_PROXY: '1' }),
  dataDir,
  databaseUrl: databaseUrl || null,
}
const measurements = await createMeasurements(config)
const database = await openDatabase(config, { onQuery: measurements.addQuery })
await migrate(database, getEngine(config))
await seedLibrary(database, { clock: systemClock }, { load: loadLibraryInWorker })
const unlimited = {
  memberCalls: 1e12,
  memberWrites: 1e12,
  memberSearches: 1e12,
  visitorCalls: 1e12,
  visitorWrites: 1e12,
  browserReports: 1e12,
}
const services = {
  clock: systemClock,
  classifier: null,
  mail: smtpUrl ? createSmtpMailer({ url: smtpUrl, from: 'pillars@example.org' }) : disabledMailer,
  payments: null,
  platforms: createPlatforms(config),
  push: createPush(createGuardedFetcher()),
  secrets: createSecrets('k'.repeat(32)),
  writer: libraryWriter,
}
await ensureSetupCode({ database, services })
const dependencies = { database, config, services, logger: createLogger(config), measurements }
const app = createApp(dependencies, { callsPerMinute: unlimited })
await app.listen({ port: 0 })
process.stdout.write(`listening ${app.listeningOrigin}\n`)
setTimeout(reduceMemory, 1000)
let stopBackground = async () => {}
process.on('message', (command) => void run(command))
process.on('SIGTERM', () => process.exit(0))

async function run(command: unknown): Promise<void> {
  if (command === 'start background') {
    stopBackground = startBackground(dependencies, (error) => console.error(error))
  }
  if (command === 'stop background') await stopBackground()
  const { user, system } = process.cpuUsage()
  process.send?.(command === 'processor' ? user + system : process.memoryUsage().rss)
}
