import type { Config } from '../config.ts'
import { findLockHolder } from '../database/data-dir-lock.ts'
import { readLocalUrl } from '../local-url.ts'
import { createProbe, decodeSighting, probeHeader, sightingHeader, type Sighting } from '../proxy-probe.ts'
import type { Secrets } from '../services/secrets.ts'
import { request, type Reply } from './request.ts'

export type FoundServer = {
  /** `silent`: a process uses the data folder, but doesn't answer. `other`: another program has the address. */
  state: 'ready' | 'failing' | 'silent' | 'other' | 'stopped'
  /** On this machine; null if no server has used the data folder. */
  url: string | null
  /** Null with PostgreSQL, and without a server. */
  processId: string | null
  /** Null if the server does not have the secret key, or is of a version without probes. */
  sighting: Sighting | null
}

type Options = { secrets: Secrets | null; now: Date; timeoutMs: number }

/** Finds the server that uses the data folder, and asks whether it can write to its database. */
export async function findServer(config: Config, { secrets, now, timeoutMs }: Options): Promise<FoundServer> {
  const url = readLocalUrl(config.dataDir)
  const processId = config.databaseUrl ? null : findLockHolder(config.dataDir)
  const found = { url, processId, sighting: null }
  const stopped = { ...found, state: processId === null ? ('stopped' as const) : ('silent' as const) }
  if (url === null) return stopped
  try {
    const headers: Record<string, string> = secrets ? { [probeHeader]: createProbe(secrets, now) } : {}
    const reply = await request(new URL('/readyz', url), { headers, timeoutMs })
    const sighting = readSighting(reply)
    if (reply.status === 200 && isOwnReply(reply)) return { ...found, state: 'ready', sighting }
    if (reply.status === 503 && /"code":\s*"unavailable"/.test(reply.text))
      return { ...found, state: 'failing', sighting }
    return processId === null ? { ...found, state: 'other' } : { ...found, state: 'failing', sighting }
  } catch {
    return stopped
  }
}

export function isRunning({ state }: FoundServer): boolean {
  return state === 'ready' || state === 'failing' || state === 'silent'
}

/** Whether a reply to /healthz or /readyz comes from Seven Pillars. */
export function isOwnReply({ status, text }: Reply): boolean {
  return status === 200 && /^\{"status":"ok"\}$/.test(text.trim())
}

export function readSighting({ headers }: Reply): Sighting | null {
  const value = headers[sightingHeader]
  return decodeSighting(typeof value === 'string' ? value : undefined)
}
