import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { errorReply } from '#contract/error-reply.ts'
import { readConfig, settingNames } from '#server/config.ts'
import { getBodyLimit } from '#server/http/body-parsers.ts'
import { shutdownTimeoutSeconds } from '#server/run-server.ts'

// The examples in deploy/ agree with the code. npm run prove -- proxies runs those for Caddy and nginx, and
// npm run prove -- cluster those for HAProxy and Patroni.

const root = join(import.meta.dirname, '..')
const caddy = read('deploy/Caddyfile')
const haproxy = read('deploy/haproxy.cfg')
const nginx = read('deploy/nginx.conf')
const unit = read('deploy/seven-pillars.service')

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

test.each([
  ['Caddyfile', caddy],
  ['nginx.conf', nginx],
])('%s forwards to the default address of the server', (_name, text) => {
  const { host, port } = readConfig({})
  expect(text).toMatch(new RegExp(`(reverse_proxy \\{\\$APP:|proxy_pass http://)${host}:${port}\\b`))
})

describe.each([
  ['Caddyfile', caddy],
  ['haproxy.cfg', haproxy],
  ['nginx.conf', nginx],
])('%s', (_name, text) => {
  test('answers scripts with an error of the contract while no server runs', () => {
    const [json = ''] = /\{"code":[^}]*\}/.exec(text) ?? []
    expect(errorReply.parse(JSON.parse(json)).code).toBe('unavailable')
  })

  test('shows people the same page while no server runs', () => {
    const page = (proxy: string) => /<!doctype html>.*<\/html>/.exec(proxy)?.[0]
    expect(page(text)).toContain('The site is being updated.')
    expect(page(text)).toBe(page(caddy))
  })
})

test('nginx.conf lets through every body that the server accepts', () => {
  const [, size = '', unit = ''] = /client_max_body_size (\d+)([km]?);/.exec(nginx) ?? []
  const bytes = Number(size || 1) * { '': 1, k: 1024, m: 1024 ** 2 }[unit as '' | 'k' | 'm']
  // 0 is for no limit.
  expect(bytes || Infinity).toBeGreaterThanOrEqual(Math.max(...endpoints.map(getBodyLimit)))
})

describe('haproxy.cfg', () => {
  test('forwards to the default port of the server', () => {
    expect(haproxy).toMatch(new RegExp(`server app1 [\\d.]+:${readConfig({}).port} check`))
  })

  test('names the machines and the ports of patroni.yml', () => {
    const patroni = read('deploy/patroni.yml')
    const [, machine = '', database] = /connect_address: ([\d.]+):(5\d+)/.exec(patroni) ?? []
    const [, rest] = /restapi:\n {2}listen: [\d.]+:(\d+)/.exec(patroni) ?? []
    const machines = [...patroni.matchAll(/ - ([\d.]+):2379/g)].map(([, address]) => address)
    expect(machines).toContain(machine)
    for (const address of machines) expect(haproxy).toContain(` ${address}:${database} check port ${rest}\n`)
  })
})

describe('seven-pillars.service', () => {
  test('names only settings of the server', () => {
    const names = [...unit.matchAll(/^#?Environment=(\w+)=/gm)].map(([, name = '']) => name)
    expect(names).toContain('DATA_DIR')
    expect(findUnknown(names)).toEqual([])
  })

  test('stops later than the server itself', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(shutdownTimeoutSeconds)
  })
})

test('the unit, the Dockerfile and npm start use the same options and allocator', () => {
  const [option] = /--max-semi-space-size=\d+/.exec(read('bin/start.js')) ?? []
  const [, threshold] = /MALLOC_MMAP_THRESHOLD_: '(\d+)'/.exec(read('bin/node24.js')) ?? []
  const dockerfile = read('Dockerfile')
  expect(unit).toContain(`node ${option} /opt/seven-pillars/current/server/main.js`)
  expect(dockerfile).toContain(`ENTRYPOINT ["node", "${option}", "server/main.js"]`)
  for (const text of [unit, dockerfile]) expect(text).toContain(`MALLOC_MMAP_THRESHOLD_=${threshold}`)
})

test('the compose files and the Dockerfile name only settings of the server', () => {
  const [app = ''] = /^ {2}app:\n(?: {4,}.*\n)+/m.exec(read('compose.yaml')) ?? []
  const [withPostgres = ''] = /^ {2}app:\n(?: {4,}.*\n)+/m.exec(read('compose.postgres.yaml')) ?? []
  const names = [...`${app}${withPostgres}`.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name)
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL_FILE', 'SECRET_KEY_FILE']))
  const [, environment = ''] = /^ENV (.*)$/m.exec(read('Dockerfile')) ?? []
  const inImage = environment.split(' ').map((each) => each.split('=')[0] ?? '')
  expect(findUnknown([...names, ...inImage])).toEqual([])
})

function findUnknown(names: string[]): string[] {
  return names.filter((name) => !['NODE_ENV', 'MALLOC_MMAP_THRESHOLD_'].includes(name) && !settingNames.includes(name))
}
