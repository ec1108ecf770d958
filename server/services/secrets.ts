import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Signs and encrypts with the site's secret key. */
export type Secrets = {
  /** A signature of `value` for one purpose, URL-safe. */
  sign: (purpose: string, value: string) => string
  isSigned: (purpose: string, value: string, signature: string) => boolean
  /** Encrypts a text for one purpose; the same text never looks the same twice. */
  seal: (purpose: string, text: string) => string
  /** @returns null where it was sealed with another key or for another purpose, or was changed */
  unseal: (purpose: string, sealed: string) => string | null
}

export function secretsOf(key: string): Secrets {
  const sealingKey = Buffer.from(hkdfSync('sha256', key, '', 'seven-pillars seal v1', 32))
  const sign = (purpose: string, value: string) =>
    createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')
  return {
    sign,
    isSigned(purpose, value, signature) {
      const expected = Buffer.from(sign(purpose, value))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
    seal(purpose, text) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(purpose))
      const sealed = [cipher.update(text, 'utf8'), cipher.final()]
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')}`
    },
    unseal(purpose, sealed) {
      const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url')
      if (!sealed.startsWith('v1.') || bytes.length < 28) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, 12), { authTagLength: 16 })
        decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/** What stops a start: the key beside the data is not whole. */
export class BrokenKeyError extends Error {}

/** The key beside the data, made at the first start. @throws BrokenKeyError naming the file where it holds no whole key */
export function secretKeyIn(dataDir: string): string {
  const file = join(dataDir, 'secret.key')
  if (!existsSync(file)) writeWhole(file, `${randomBytes(32).toString('hex')}\n`)
  const key = readFileSync(file, 'utf8').trim()
  // A disk that lost its power can leave the right length of zeros.
  if (key.length < 32 || key.includes('\0')) {
    throw new BrokenKeyError(
      `${file} is empty or cut off: it should hold 32 characters or more. Put the key back from a copy; or delete the file, and a new key is made (stored access tokens must then be entered again).`,
    )
  }
  return key
}

/** Under its name the file is there whole or not at all, also when the power fails. */
function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.new`
  writeFileSync(unfinished, text, { mode: 0o600, flush: true })
  renameSync(unfinished, file)
}
