// npm start -- --demo: a fictional group in a separate folder. Nothing else may import this folder.
import { createApp } from '../app.ts'
import { loadEnvironment, settingNames } from '../config.ts'
import { startDatabase } from '../database/start.ts'
import { adaptCommands } from '../installation.ts'
import { createLogger } from '../logger.ts'
import { createMeasurements } from '../measurements/measurements.ts'
import { runServer } from '../run-server.ts'
import { systemClock } from '../services/clock.ts'
import { formatStartupError } from '../startup-errors.ts'
import { readDemoConfig } from './demo-config.ts'
import { prepareDemoFolder } from './folder.ts'
import { demoPassword } from './members.ts'
import { createNotice } from './notice.ts'
import { seedGroup } from './seed.ts'
import { createOfflineServices } from './services.ts'
import { serveSwitcher } from './switcher-routes.ts'

async function main(): Promise<void> {
  const { config, ignored } = readDemoConfig(loadEnvironment(), settingNames)
  if (ignored.length > 0)
    print(`The demonstration sends nothing and listens on this machine only, so it ignores ${ignored.join(', ')}.`)
  prepareDemoFolder(config.dataDir)
  print('Preparing a fictional group with a hundred days…')
  const now = systemClock.now()
  const measurements = await createMeasurements(config)
  const { database, lock } = await startDatabase(config, {
    now,
    newSite: true,
    newKey: true,
    // Every start resets it, so nothing is gained by waiting for the disk.
    durable: false,
    onQuery: measurements.addQuery,
    print,
    warn: print,
  })
  const dependencies = {
    database,
    config,
    services: createOfflineServices(config.dataDir),
    logger: createLogger(config),
    measurements,
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const shown = await seedGroup(dependencies, { now, timeZone })
  const app = createApp(dependencies, { renderNotice: createNotice(shown) })
  serveSwitcher(app, dependencies, shown)
  const localUrl = await runServer(app, dependencies, { lock })
  print(
    `The demonstration is running at ${localUrl}\nThe group is fictional, and everything resets at the next start. Choose a member at ${localUrl}/sign-in\nTo sign in as another member, use an address such as martin@example.org (the admin) with the password “${demoPassword}”.`,
  )
}

function print(line: string): void {
  process.stdout.write(`${adaptCommands(line)}\n`)
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${adaptCommands(formatStartupError(error))}\n`)
    process.exit(1)
  })
}
