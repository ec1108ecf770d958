import { z } from 'zod'
import type { Secrets } from './services/secrets.ts'

// How the doctor asks the server what it sees of a request that came through the proxy. Only someone who has the site's
// secret key can ask, and the answer is only about that request (decisions/057-doctor.md).

export const probeHeader = 'x-seven-pillars-probe'
export const sightingHeader = 'x-seven-pillars-sighting'

const purpose = 'proxy probe'
const validityMs = 60_000

const sighting = z.object({
  version: z.string(),
  /** When the server started (UTC). */
  startedAt: z.string(),
  /** The Host header. */
  host: z.string(),
  /** Address that the server takes for the client's. */
  address: z.string(),
  /** The other end of the connection: the client's if there is no proxy. */
  peerAddress: z.string(),
  peerPort: z.number(),
  /** How many addresses X-Forwarded-For has. */
  forwarded: z.number(),
  /** The setting with which the server runs. */
  trustProxy: z.number(),
})
export type Sighting = z.infer<typeof sighting>

/** Creates the value of `probeHeader`. It is valid for a minute. */
export function createProbe(secrets: Secrets, now: Date): string {
  const time = String(now.getTime())
  return `${time}.${secrets.sign(purpose, time)}`
}

export function isValidProbe(secrets: Secrets, probe: string, now: Date): boolean {
  const [time = '', signature = ''] = probe.split('.')
  return Math.abs(now.getTime() - Number(time)) <= validityMs && secrets.verifySignature(purpose, time, signature)
}

/** Encodes a sighting for a header, because a Host header can have any characters. */
export function encodeSighting(seen: Sighting): string {
  return Buffer.from(JSON.stringify(seen)).toString('base64url')
}

/** @returns null if another program wrote it */
export function decodeSighting(text: string | undefined): Sighting | null {
  try {
    return sighting.parse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString()))
  } catch {
    return null
  }
}
