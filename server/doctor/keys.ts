import type { Config } from '../config.ts'
import { hasAnyAccount } from '../database/any-account.ts'
import { findPushKeyState } from '../features/delivery/push-keys.ts'
import { countTokens } from '../features/social/sources.ts'
import { getKeyFile, InvalidKeyFileError, type Secrets } from '../services/secrets.ts'
import { type Finding, ok, orNotKnown, problem, notKnown, warning } from './checks.ts'
import { requireDatabase, type Site } from './site.ts'
import { formatCount } from './words.ts'

/** Checks the secret key and what it encrypts, and the keys of other services by their form. Calls no service. */
export async function checkKeys(site: Site): Promise<Finding[]> {
  const outside = [...describeStripe(site.config), ...describeWriter(site.config)]
  return [...(await orNotKnown('secret-key', () => checkSecretKey(site))), ...outside]
}

async function checkSecretKey(site: Site): Promise<Finding[]> {
  const { config, keys } = site
  const file = getKeyFile(config.dataDir)
  if (keys.fileError !== null && config.secretKey === null) return [describeUnreadable(file, keys.fileError)]
  const database = await requireDatabase(site)
  if (keys.inUse === null) {
    if (!(await hasAnyAccount(database)))
      return [ok('secret-key', 'There is no secret key yet. The server makes it at its next start.')]
    return [
      problem(
        'secret-key',
        `${file} is missing. It encrypts access tokens and the keys of push messages, and signs links in emails.`,
        'Put the copy that you stored into the folder. Without a copy: npm start -- --new-key',
      ),
    ]
  }
  const push = await findPushKeyState(database, keys.inUse)
  const readsWithFile = keys.inFile !== null && (await findPushKeyState(database, keys.inFile)) === 'readable'
  if (push === 'unreadable' && keys.isFileDifferent && readsWithFile)
    return [
      problem(
        'secret-key',
        'SECRET_KEY is set, but the database was encrypted with the other key, in secret.key.',
        `Remove SECRET_KEY from .env, or set it to the content of ${file}. Then restart the server.`,
      ),
    ]
  const source = config.secretKey === null ? file : 'SECRET_KEY'
  return [
    keys.isFileDifferent
      ? warning(
          'secret-key',
          `SECRET_KEY is used. ${file} has another key, which is not used.`,
          'Move secret.key out of the folder, so that nobody takes it for the key of this site.',
        )
      : ok('secret-key', `The secret key is in ${source}.`),
    describePushKeys(push),
    ...(await checkTokens(site, keys.inUse)),
  ]
}

function describeUnreadable(file: string, error: unknown): Finding {
  const isInvalid = error instanceof InvalidKeyFileError
  return problem(
    'secret-key',
    isInvalid ? `${file} is empty or cut off.` : `${file} can't be read.`,
    isInvalid
      ? 'Put the copy that you stored in its place. Without a copy, delete it and run: npm start -- --new-key'
      : 'Run this command as the user of the server, and check the owner of the file.',
  )
}

function describePushKeys(state: Awaited<ReturnType<typeof findPushKeyState>>): Finding {
  switch (state) {
    case 'readable':
      return ok('push-keys', 'The keys for push messages can be decrypted.')
    case 'missing':
      return notKnown('push-keys', 'There are no keys for push messages yet. The server makes them at its next start.')
    case 'unreadable':
      return problem(
        'push-keys',
        "The keys for push messages can't be decrypted, because the secret key was replaced. No push message is sent.",
        'Restore secret.key from a backup. Without one: npm run admin -- reset-push-keys',
      )
  }
}

async function checkTokens(site: Site, secrets: Secrets): Promise<Finding[]> {
  const { total, unreadable } = await countTokens(await requireDatabase(site), secrets)
  if (total === 0) return []
  if (unreadable === 0) return [ok('access-tokens', `${formatCount(total, 'saved access token')} can be decrypted.`)]
  return [
    problem(
      'access-tokens',
      `${unreadable} of ${formatCount(total, 'saved access token')} can't be decrypted, because the secret key was replaced.`,
      'Restore secret.key from a backup, or enter the tokens again under Social in the app.',
    ),
  ]
}

function describeStripe({ stripe, publicUrl }: Config): Finding[] {
  if (!stripe) return []
  const isTest = /_test_/.test(stripe.secretKey)
  if (isTest && publicUrl?.startsWith('https:'))
    return [
      warning(
        'stripe',
        'The keys of Stripe are in test mode, so members can only store test cards.',
        'Set the live keys of Stripe, unless this is a test.',
      ),
    ]
  return [
    ok('stripe', `The keys of Stripe have the right form (${isTest ? 'test' : 'live'} mode). They were not tried.`),
  ]
}

function describeWriter({ writer }: Config): Finding[] {
  if (writer.kind === 'library') return []
  return [ok('ai', `AI is set to ${writer.kind} with the model ${writer.model}. It was not called.`)]
}
