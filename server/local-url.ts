import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Formats the address at which a browser on this machine reaches the server. */
export function formatLocalUrl({ host, port }: { host: string; port: number }): string {
  const isAnyOrLoopback = host === '127.0.0.1' || host === '0.0.0.0' || host === '::'
  const name = isAnyOrLoopback ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}${port === 80 ? '' : `:${port}`}`
}

/**
 * Returns the origin of links to the site. Not from the request: a forged Host header would send the token of a link to
 * another site.
 */
export function getLinkOrigin({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? formatLocalUrl({ host, port })
}

/** Records the address of the running server, because the admin command may run with another PORT or HOST. */
export function recordLocalUrl(dataDir: string, url: string): void {
  writeFileSync(join(dataDir, 'server.url'), `${url}\n`)
}

/** @returns the address of the last server that used this folder */
export function readLocalUrl(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, 'server.url'), 'utf8').trim() || null
  } catch {
    return null
  }
}
