import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startServer, type ServerProcess } from '#test/server-process.ts'
import { buildIfStale } from '../bin/build-if-stale.js'
import { checks, password, readCookies, type ProxiedSite } from './proxy-checks.ts'
import { host } from './proxy-client.ts'
import { createCertificate, requireProxies, startCaddy, startNginx } from './proxy-programs.ts'
import { checkMissingServer, sendDuringRestart } from './proxy-restart.ts'

/** In milliseconds. How long an update may take between a stop and the next start. */
const updateTime = 2_000

/**
 * Runs the real server behind Caddy and nginx with the examples of `deploy/`, and checks what members see. Uses several
 * addresses of 127.0.0.0/8, which only Linux has.
 */
export async function proveProxies(): Promise<void> {
  requireProxies()
  await buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'pillars-proxies-'))
  const settings = { PUBLIC_URL: `https://${host}`, TRUST_PROXY: '1' }
  let server = await startServer(settings)
  const { dataDir, url } = server
  const sites: ProxiedSite[] = []
  let failed = 0
  const report = async (name: string, { proxy }: ProxiedSite, prove: () => Promise<string | void>) => {
    const [result, detail] = await prove().then(
      (seen) => ['ok', seen ? `: ${seen}` : ''],
      (error: Error) => ['FAILED', `: ${error.message}`],
    )
    if (result !== 'ok') failed++
    console.log(`  ${proxy.name}  ${result}  ${name}${detail}`)
  }
  try {
    const askServer = await createAdmin(server)
    for (const start of [startCaddy, startNginx]) {
      const own = join(folder, start.name)
      mkdirSync(own)
      const proxy = await start(own, createCertificate(own), url)
      const address = `127.0.0.${10 + sites.length}`
      sites.push({ proxy, address, secret: randomBytes(32).toString('base64url'), askServer })
    }
    await Promise.all(
      sites.map((site) =>
        Promise.all(Object.entries(checks).map(([name, check]) => report(name, site, () => check(site)))),
      ),
    )
    const senders = await Promise.all(sites.map(({ proxy, address }) => sendDuringRestart(proxy, address)))
    await delay(1_000)
    const stoppedAt = performance.now()
    await server.stop()
    await delay(updateTime)
    server = await startServer({ ...settings, DATA_DIR: dataDir, PORT: new URL(url).port })
    const outage = performance.now() - stoppedAt
    await delay(1_000)
    await Promise.all(
      sites.map((site, index) =>
        report('answers every request during a restart', site, async () => senders[index]?.(outage)),
      ),
    )
    await server.stop()
    await Promise.all(
      sites.map((site) => report('says that the site is being updated', site, () => checkMissingServer(site))),
    )
  } finally {
    for (const { proxy } of sites) await proxy.stop()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
  if (failed > 0) throw new Error(`${failed} checks failed`)
}

/** Creates the first account without a proxy. @returns a function that reads from the server as this admin */
async function createAdmin(server: ServerProcess): Promise<ProxiedSite['askServer']> {
  const account = { email: 'admin@example.org', username: 'first-admin', password, setupCode: server.takeSetupCode() }
  const reply = await fetch(`${server.url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (reply.status !== 201) throw new Error(`sign-up answered ${reply.status} ${await reply.text()}`)
  const cookie = readCookies(reply.headers.getSetCookie())
  return async (path) => (await fetch(server.url + path, { headers: { cookie } })).json()
}
