import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
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
  const sign = (purpose: string, value: string) => createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')
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

/** The key beside the data, made at the first start. */
export function secretKeyIn(dataDir: string): string {
  const file = join(dataDir, 'secret.key')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    const key = randomBytes(32).toString('hex')
    writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' })
    chmodSync(file, 0o600)
    return key
  }
}
