import type { BrowserContext } from '@playwright/test'
import { transaction } from '#server/database/transaction.ts'
import { createAccount } from '#server/features/accounts/create-account.ts'
import { startSession } from '#server/features/sessions/sessions.ts'
import { systemClock } from '#server/services/clock.ts'
import { hashPassword } from '#server/services/password-hash.ts'
import { createSecrets, loadSecretKey } from '#server/services/secrets.ts'
import type { ServerProcess } from '../server-process.ts'
import { withDatabase } from './database.ts'

export const password = 'correct horse battery'

export type Member = { id: string; email: string; username: string }

type BrowserCookies = Parameters<BrowserContext['addCookies']>[0]

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

let passwordHash: Promise<string> | undefined

/** Creates a member as a sign-up does, but without hashing the password each time. */
export async function seedMember(
  server: ServerProcess,
  {
    username,
    timeZone = 'Europe/Berlin',
    role = 'public',
  }: { username: string; timeZone?: string; role?: 'admin' | 'public' },
): Promise<Member> {
  const email = `${username}@example.org`
  const account = {
    email,
    username,
    firstName: null,
    lastName: null,
    timeZone,
    role,
    passwordHash: await (passwordHash ??= hashPassword(password)),
    guidelinesAcceptedAt: new Date().toISOString(),
    isPresent: true,
    mayUseReservedName: role === 'admin',
  }
  const id = await withDatabase(server, (database) =>
    transaction(database, (tx) => createAccount(tx, { clock: systemClock }, account)),
  )
  return { id, email, username }
}

/** Creates a member and signs a browser in as them. */
export async function seedSignedInMember(
  server: ServerProcess,
  context: BrowserContext,
  options: Parameters<typeof seedMember>[1],
): Promise<Member> {
  const member = await seedMember(server, options)
  await context.addCookies(await seedSession(server, member.id))
  return member
}

/** Starts a session as a sign-in does. @returns its cookies */
export async function seedSession(server: ServerProcess, userId: string): Promise<BrowserCookies> {
  const services = createServices(server)
  const client = { secure: false, userAgent, sessionCookie: null, deviceCookie: null }
  const cookies = await withDatabase(server, (database) =>
    transaction(database, (tx) => startSession(tx, { services }, client, userId)),
  )
  return cookies.map(({ name, value }) => ({
    name,
    value: value ?? '',
    url: server.url,
    httpOnly: true,
    sameSite: 'Lax' as const,
  }))
}

export function createServices({ dataDir }: Pick<ServerProcess, 'dataDir'>) {
  return { clock: systemClock, secrets: createSecrets(loadSecretKey(dataDir)) }
}
