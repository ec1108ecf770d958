import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'

/** The browser's side of a subscription (RFC 8291), written without the library that the server uses. */
export type SubscriptionKeys = ReturnType<typeof createSubscriptionKeys>

export function createSubscriptionKeys() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    p256dh: ecdh.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    decrypt: (body: Buffer) => decrypt(body, { ecdh, auth }),
  }
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

/** Decrypts a body of RFC 8188 with one record, as RFC 8291 asks for. @throws Error when it is invalid */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const keyLength = body.readUInt8(20)
  if (keyLength !== 65) throw new Error(`the key id has ${keyLength} bytes instead of 65`)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  if (record.length > recordSize) throw new Error('more than one record')
  if (body.length > 4096) throw new Error(`${body.length} bytes are too many`)

  const secret = hmac(auth, ecdh.computeSecret(senderKey))
  const inputKey = hmac(secret, 'WebPush: info\0', ecdh.getPublicKey(), senderKey, '\u0001')
  const key = hmac(salt, inputKey)
  const contentKey = hmac(key, 'Content-Encoding: aes128gcm\0', '\u0001').subarray(0, 16)
  const nonce = hmac(key, 'Content-Encoding: nonce\0', '\u0001').subarray(0, 12)
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (padded[end] !== 2) throw new Error('the last record does not end with its delimiter')
  return padded.subarray(0, end).toString('utf8')
}

/** Checks a VAPID header (RFC 8292). @returns the key that signed it @throws Error when it is invalid */
export function verifyVapid(authorization: string | undefined, { origin }: { origin: string }): string {
  const [, token, publicKey] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  const [header = '', payload = '', signature = ''] = token?.split('.') ?? []
  if (!publicKey || !signature) throw new Error(`Authorization is ${authorization}`)
  const point = Buffer.from(publicKey, 'base64url')
  if (point.length !== 65 || point[0] !== 4) throw new Error('k is not an uncompressed point')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  if (parse(header).alg !== 'ES256') throw new Error('the token is not signed with ES256')
  const signed = Buffer.from(`${header}.${payload}`)
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is wrong')
  const { aud, exp, sub } = parse(payload)
  const now = Date.now() / 1000
  if (aud !== origin) throw new Error(`aud is ${aud}`)
  if (!(exp > now && exp <= now + 24 * 3600)) throw new Error(`exp is ${exp}`)
  if (!/^(mailto:.+@|https:\/\/)/.test(sub)) throw new Error(`sub is ${sub}`)
  return publicKey
}
