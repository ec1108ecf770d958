import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Signs with the site's secret key. */
export type Secrets = {
  /** A signature of `value` for one purpose, URL-safe. */
  sign: (purpose: string, value: string) => string
  isSigned: (purpose: string, value: string, signature: string) => boolean
}

export function secretsOf(key: string): Secrets {
  const sign = (purpose: string, value: string) => createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')
  return {
    sign,
    isSigned(purpose, value, signature) {
      const expected = Buffer.from(sign(purpose, value))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
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
