import { createECDH } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../database/tables.ts'
import { transaction } from '../../database/transaction.ts'
import { adaptCommands } from '../../installation.ts'
import type { PushKeys } from '../../services/push.ts'
import type { Secrets } from '../../services/secrets.ts'
import {
  deleteAllDevices,
  findPushKeySetting,
  insertPushKeySetting,
  replacePushKeySetting,
} from './push-key-queries.ts'

type KeyContext = { database: Database; services: { secrets: Secrets } }

const purpose = 'push keys'
const storedKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

export const unreadableKeysProblem = adaptCommands(
  'The push keys can’t be read, because secret.key was replaced. Restore it from a backup, or run: npm run admin -- reset-push-keys',
)

/** Creates the site's keys for push messages at its first start. All processes of a site share them. */
export async function ensurePushKeys({ database, services }: KeyContext): Promise<void> {
  if ((await findPushKeySetting(database)) === undefined)
    await insertPushKeySetting(database, generateStoredKeys(services.secrets))
}

/** Says whether a secret key decrypts the keys. */
export async function findPushKeyState(
  database: Database,
  secrets: Secrets,
): Promise<'readable' | 'unreadable' | 'missing'> {
  if ((await findPushKeySetting(database)) === undefined) return 'missing'
  return (await loadPushKeys({ database, services: { secrets } })) ? 'readable' : 'unreadable'
}

/** @returns null if the secret key that encrypted them was lost */
export async function loadPushKeys({ database, services }: KeyContext): Promise<PushKeys | null> {
  const value = await findPushKeySetting(database)
  if (value === undefined) return null
  const { publicKey, privateKey: encrypted } = storedKeys.parse(JSON.parse(value))
  const privateKey = services.secrets.decrypt(purpose, encrypted)
  return privateKey === null ? null : { publicKey, privateKey }
}

/**
 * Replaces the keys. Browsers only accept messages signed with the key they subscribed with, so all devices are removed.
 * @returns how many devices there were
 */
export function resetPushKeys({ database, services }: KeyContext): Promise<number> {
  return transaction(database, async (tx) => {
    await replacePushKeySetting(tx, generateStoredKeys(services.secrets))
    return deleteAllDevices(tx)
  })
}

function generateStoredKeys(secrets: Secrets): string {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const privateKey = Buffer.alloc(32)
  const bytes = ecdh.getPrivateKey()
  bytes.copy(privateKey, 32 - bytes.length)
  return JSON.stringify({
    publicKey: ecdh.getPublicKey('base64url'),
    privateKey: secrets.encrypt(purpose, privateKey.toString('base64url')),
  })
}
