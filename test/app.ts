import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { createApp } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import { fakeClock } from '#server/services/clock.ts'
import { guardedFetcher } from '#server/services/guarded-fetcher.ts'
import { fakeMail } from '#server/services/mail.ts'
import type { Judge } from '#server/services/model-classifier.ts'
import type { Payments } from '#server/services/payments.ts'
import { platformsOf, type Platforms } from '#server/services/platforms.ts'
import { secretsOf } from '#server/services/secrets.ts'
import { libraryWriter } from '#server/services/writer/library-writer.ts'
import type { Writer } from '#server/services/writer/writer.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** Someone who calls the API with his own cookies. */
export type Caller = {
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
  limited?: boolean
  payments?: Payments | null
  platforms?: Platforms
  writer?: Writer
  judge?: Judge | null
}

export const password = 'correct horse battery'

/** The whole server on a database of its own, with a clock that stands still and a mail that keeps. */
export async function createTestApp(
  settings: Partial<Config> = {},
  {
    connections = 10,
    limited = false,
    payments = null,
    platforms = nowhere(),
    writer = libraryWriter,
    judge = null,
  }: AppOptions = {},
) {
  const place: TestDatabase = await openTestDatabase({ connections })
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'silent' }),
    dataDir: place.dataDir,
    databaseUrl: place.databaseUrl,
    ...settings,
  }
  const services = {
    clock: fakeClock('2026-03-10T09:00:00.000Z'),
    judge,
    mail: fakeMail(),
    payments,
    platforms,
    secrets: secretsOf('k'.repeat(32)),
    writer,
  }
  const many = { address: 1e9, publicWrites: 1e9, memberWrites: 1e9 }
  const app: FastifyInstance = createApp(
    { database: place.database, config, services },
    limited ? {} : { callsPerMinute: many },
  )
  await app.ready()
  let accounts = 0

  const inject = (options: InjectOptions) => app.inject(options)

  const callerWith =
    (cookie: string): Caller['call'] =>
    (method, url, body, headers = {}) =>
      app.inject({
        method,
        url,
        headers: { ...(cookie && { cookie }), ...headers },
        ...(body !== undefined && {
          payload: JSON.stringify(body),
          headers: { ...(cookie && { cookie }), 'content-type': 'application/json', ...headers },
        }),
      })

  return {
    ...place,
    app,
    config,
    services,
    inject,
    /** Calls without a session. */
    visitor: callerWith(''),
    /** Signs somebody up. The first one of an app is its admin. */
    async signUp(details: { email?: string; username?: string; timeZone?: string } = {}): Promise<Caller> {
      const number = ++accounts
      const email = details.email ?? `man${number}@example.org`
      const username = details.username ?? `man${number}`
      const reply = await app.inject({
        method: 'POST',
        url: '/api/auth/sign-up',
        payload: { email, username, password, timeZone: details.timeZone ?? 'UTC' },
        remoteAddress: `10.0.${number >> 8}.${number & 255}`,
      })
      if (reply.statusCode !== 201) throw new Error(`sign-up answered ${reply.statusCode} ${reply.body}`)
      const cookie = cookiesOf(reply)
      return { id: reply.json().id, email, username, cookie, call: callerWith(cookie) }
    },
    async close() {
      await app.close()
      await place.close()
    },
  }
}

/** No test speaks with the internet: where it hands in no platforms of its own, every name is unknown. */
function nowhere(): Platforms {
  const nobody = guardedFetcher({ resolve: async () => [] })
  return platformsOf({ instagramGraphUrl: 'http://127.0.0.1:1', instagramAccessToken: null }, nobody)
}

/** The cookies a reply sets, as a Cookie header. */
export function cookiesOf(reply: LightMyRequestResponse): string {
  return reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
