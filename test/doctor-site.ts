import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Config } from '#server/config.ts'
import { lockDataDir } from '#server/database/data-dir-lock.ts'
import type { Area, Check } from '#server/doctor/checks.ts'
import { examineSite } from '#server/doctor/examine.ts'
import { recordLocalUrl } from '#server/local-url.ts'
import type { TestApp } from './app.ts'
import { listenOnFreePort } from './listen.ts'

/** The key of `createTestApp`. */
export const secretKey = 'k'.repeat(32)

/** Examines one area of a site, with other settings. @returns its checks by name */
export async function examineArea(
  site: TestApp,
  area: Area,
  { settings = {}, timeoutMs = 5000 }: { settings?: Partial<Config> | undefined; timeoutMs?: number | undefined } = {},
) {
  const checks = await examineSite({ ...site.config, ...settings }, { now: new Date(), timeoutMs, only: [area] })
  return selectArea(checks, area)
}

export function selectArea(checks: Check[], area: Area): Record<string, Omit<Check, 'area'>> {
  return Object.fromEntries(checks.filter((check) => check.area === area).map((check) => [check.name, check]))
}

/** Lets the server of a site listen until the end of the test, as a started one does. @returns its address */
export async function listen({ app, dataDir, databaseUrl }: TestApp): Promise<string> {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  recordLocalUrl(dataDir, url)
  if (databaseUrl === null) {
    const lock = lockDataDir(dataDir)
    onTestFinished(lock.release)
  }
  return url
}

/** Starts a server that accepts connections and never answers. @returns its port */
export async function startSilentServer(): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    sockets.add(socket)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return listenOnFreePort(server)
}
