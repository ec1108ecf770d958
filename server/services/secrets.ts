import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Secrets = {
  /** @returns a URL-safe signature for one purpose */
  sign: (purpose: string, value: string) => string
  verifySignature: (purpose: string, value: string, signature: string) => boolean
  encrypt: (purpose: string, text: string) => string
  /** @returns null when the key or purpose differs or the text was changed */
  decrypt: (purpose: string, ciphertext: string) => string | null
}

export function createSecrets(key: string): Secrets {
  const encryptionKey = Buffer.from(hkdfSync('sha256', key, '', 'seven-pillars seal v1', 32))
  const sign = (purpose: string, value: string) =>
    createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')
  return {
    sign,
    verifySignature(purpose, value, signature) {
      const expected = Buffer.from(sign(purpose, value))
      const actual = Buffer.from(signature)
      return expected.length === actual.length && timingSafeEqual(expected, actual)
    },
    encrypt(purpose, text) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(Buffer.from(purpose))
      const ciphertext = [cipher.update(text, 'utf8'), cipher.final()]
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), ...ciphertext]).toString('base64url')}`
    },
    decrypt(purpose, ciphertext) {
      const bytes = Buffer.from(ciphertext.replace(/^v1\./, ''), 'base64url')
      if (!ciphertext.startsWith('v1.') || bytes.length < 28) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', encryptionKey, bytes.subarray(0, 12), { authTagLength: 16 })
        decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

export class InvalidKeyFileError extends Error {}

/** Loads the secret key from the data folder, or creates it on the first start. @throws InvalidKeyFileError */
export function loadSecretKey(dataDir: string): string {
  const file = getKeyFile(dataDir)
  if (!existsSync(file)) writeFileAtomically(file, `${randomBytes(32).toString('hex')}\n`)
  const key = readFileSync(file, 'utf8').trim()
  // After a power failure, a file can have the right length but contain only zeros.
  if (key.length < 32 || key.includes('\0')) {
    throw new InvalidKeyFileError(
      `${file} is empty or cut off. It must contain at least 32 characters. Put the copy that you stored in its place. To go on with a new key, delete it and start with npm start -- --new-key: saved access tokens must then be entered again, and invitations, calendar addresses and links in earlier emails stop working.`,
    )
  }
  return key
}

export function getKeyFile(dataDir: string): string {
  return join(dataDir, 'secret.key')
}

/** Writes to a temporary file and renames it, so that a power failure never leaves a partial file. */
function writeFileAtomically(file: string, text: string): void {
  const temporaryFile = `${file}.new`
  writeFileSync(temporaryFile, text, { mode: 0o600, flush: true })
  renameSync(temporaryFile, file)
}
