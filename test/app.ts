import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { DestinationStream } from 'pino'
import { createApp } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import { ensureSetupCode } from '#server/features/accounts/setup-code.ts'
import { ensurePushKeys } from '#server/features/delivery/push-keys.ts'
import { createLogger } from '#server/logger.ts'
import { createMeasurements } from '#server/measurements/measurements.ts'
import { createFakeClock } from '#server/services/clock.ts'
import { createGuardedFetcher } from '#server/services/guarded-fetcher.ts'
import { createFakeMailer } from '#server/services/mail.ts'
import type { Classifier } from '#server/services/model-classifier.ts'
import type { Payments } from '#server/services/payments.ts'
import { createPlatforms, type Platforms } from '#server/services/platforms.ts'
import { createPush, type Push } from '#server/services/push.ts'
import { createSecrets } from '#server/services/secrets.ts'
import { libraryWriter } from '#server/services/writer/library-writer.ts'
import type { Writer } from '#server/services/writer/writer.ts'
import { addMember } from './add-member.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { collectUndocumentedReplies } from './documented-replies.ts'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** A client that calls the API with its own session cookie. */
export type TestClient = {
  id: string
  email: string
  username: string
  cookie: string
  call: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>
}

type AppOptions = {
  connections?: number
  /** A database that the test has prepared. */
  testDatabase?: TestDatabase | undefined
  rateLimited?: boolean
  payments?: Payments | null
  platforms?: Platforms
  /** See test/push-service.ts. */
  push?: Push
  writer?: Writer
  classifier?: Classifier | null
  /** Receives the log instead of the standard output. */
  logTo?: DestinationStream
}

type AccountOptions = { email?: string; username?: string; timeZone?: string }

export { password } from './add-member.ts'

/** Creates the whole server with a new database, a stopped clock and a mailer that keeps its mails. */
export async function createTestApp(
  settings: Partial<Config> = {},
  {
    connections = 10,
    testDatabase: prepared,
    rateLimited = false,
    payments = null,
    platforms = createOfflinePlatforms(),
    push = createPush(offlineFetcher),
    writer = libraryWriter,
    classifier = null,
    logTo,
  }: AppOptions = {},
) {
  const testDatabase: TestDatabase = prepared ?? (await openTestDatabase({ connections }))
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'silent' }),
    dataDir: testDatabase.dataDir,
    databaseUrl: testDatabase.databaseUrl,
    ...settings,
  }
  const services = {
    clock: createFakeClock('2026-03-10T09:00:00.000Z'),
    classifier,
    mail: createFakeMailer(),
    payments,
    platforms,
    push,
    secrets: createSecrets('k'.repeat(32)),
    writer,
  }
  await ensurePushKeys({ database: testDatabase.database, services })
  const logger = createLogger(config, logTo)
  const measurements = await createMeasurements(config)
  const unlimited = {
    memberCalls: 1e9,
    memberWrites: 1e9,
    memberSearches: 1e9,
    visitorCalls: 1e9,
    visitorWrites: 1e9,
    browserReports: 1e9,
  }
  const dependencies = { database: testDatabase.database, config, services, logger, measurements }
  const app: FastifyInstance = createApp(dependencies, rateLimited ? {} : { callsPerMinute: unlimited })
  const undocumentedReplies = collectUndocumentedReplies(app)
  await app.ready()
  let accountCount = 0
  let firstSignUp: Promise<unknown> = Promise.resolve()
  const readSetupCode = async () => (await ensureSetupCode({ ...testDatabase, services })) ?? undefined

  const inject = async (options: InjectOptions) => {
    const response = await app.inject(options)
    const problems = undocumentedReplies.splice(0)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return response
  }

  const createCall =
    (cookie: string): TestClient['call'] =>
    (method, url, body, headers = {}) =>
      inject({
        method,
        url,
        headers: { ...(cookie && { cookie }), ...headers },
        ...(body !== undefined && {
          payload: JSON.stringify(body),
          headers: { ...(cookie && { cookie }), 'content-type': 'application/json', ...headers },
        }),
      })

  const signUpAs = async (accountNumber: number, options: AccountOptions): Promise<TestClient> => {
    const email = options.email ?? `man${accountNumber}@example.org`
    const username = options.username ?? `man${accountNumber}`
    const { id, cookie } = await addMember(dependencies, {
      email,
      username,
      timeZone: options.timeZone ?? 'UTC',
      address: `10.0.${accountNumber >> 8}.${accountNumber & 255}`,
    })
    return { id, email, username, cookie, call: createCall(cookie) }
  }

  return {
    ...testDatabase,
    app,
    config,
    services,
    logger,
    measurements,
    inject,
    /** Calls without a session. */
    visitor: createCall(''),
    /** Reads the setup code, which is undefined when the app has an account. */
    readSetupCode,
    /** Adds a member who has just signed up. The first member of an app is its admin, and concurrent sign-ups wait for them. */
    signUp(options: AccountOptions = {}): Promise<TestClient> {
      const accountNumber = ++accountCount
      if (accountNumber > 1) return firstSignUp.then(() => signUpAs(accountNumber, options))
      const signedUp = signUpAs(accountNumber, options)
      firstSignUp = signedUp.catch(() => undefined)
      return signedUp
    },
    /** Makes all accounts a month old, so that the limits of new members no longer apply to them. */
    async ageAccounts() {
      const created_at = new Date(services.clock.now().getTime() - 30 * 24 * 60 * 60_000).toISOString()
      await testDatabase.database.updateTable('users').set({ created_at }).execute()
    },
    async close() {
      await app.close()
      await testDatabase.close()
    },
  }
}

/** Resolves no host name, so that no test uses the internet. */
const offlineFetcher = createGuardedFetcher({ resolve: async () => [] })

function createOfflinePlatforms(): Platforms {
  return createPlatforms({ instagramGraphUrl: 'http://127.0.0.1:1', instagramAccessToken: null }, offlineFetcher)
}

/** @returns the reply's cookies as a Cookie header */
export function formatCookieHeader(reply: LightMyRequestResponse): string {
  return reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
