import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '#test/listen.ts'
import { host, type Target } from './proxy-client.ts'

export type Proxy = Target & {
  name: 'caddy' | 'nginx'
  httpPort: number
  /** What the proxy printed and logged. */
  output: () => string
  stop: () => Promise<void>
}

/** Replaces a part of an example. */
export type Replacement = [example: string, own: string]

type Ports = { httpPort: number; httpsPort: number }

// Debian has nginx in a folder that is not in the PATH of everyone.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/** @throws Error that says what to install */
export function requireProxies(): void {
  const versions = { caddy: 'version', nginx: '-v', openssl: 'version' }
  const missing = Object.entries(versions).filter(([name, option]) => spawnSync(name, [option], { env }).error)
  if (missing.length === 0) return
  const names = missing.map(([name]) => name)
  throw new Error(`This proof needs ${names.join(', ')}. On Debian: apt-get install ${names.join(' ')}`)
}

/** Writes a certificate for the host name of the examples, under the names that certbot uses. @returns the certificate */
export function createCertificate(folder: string): Buffer {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  execFileSync('openssl', ['req', ...kind, ...subject, '-out', certificate, '-keyout', key], { env, stdio: 'pipe' })
  return readFileSync(certificate)
}

/** Starts Caddy with `deploy/Caddyfile` in front of a server. `folder` has the certificate and gets Caddy's files. */
export async function startCaddy(folder: string, certificate: Buffer, serverUrl: string): Promise<Proxy> {
  const ports = await findPorts()
  const example = adapt('Caddyfile', [
    [`\n{$SITE:${host}} {`, `\n${host} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`],
    ['{$APP:127.0.0.1:3000}', new URL(serverUrl).host],
  ])
  const options = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${ports.httpPort}\n\thttps_port ${ports.httpsPort}\n}\n`
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, options + example)
  const program = ['caddy', 'run', '--adapter', 'caddyfile', '--config', file]
  return start('caddy', program, { folder, certificate, ports, listLogs: () => [] })
}

/**
 * Starts nginx with `deploy/nginx.conf` in front of a server. Everything around it is as in Debian, but with compression
 * for more kinds of files. `folder` has the certificate and gets nginx's files.
 */
export async function startNginx(folder: string, certificate: Buffer, serverUrl: string): Promise<Proxy> {
  const ports = await findPorts()
  const example = adapt('nginx.conf', [
    ['listen 80;', `listen 127.0.0.1:${ports.httpPort};`],
    ['listen [::]:80;', `listen [::1]:${ports.httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${ports.httpsPort} `],
    ['listen [::]:443 ', `listen [::1]:${ports.httpsPort} `],
    [`/etc/letsencrypt/live/${host}`, folder],
    ['http://127.0.0.1:3000', `http://${new URL(serverUrl).host}`],
    ['/var/log/nginx', folder],
  ])
  writeFileSync(join(folder, 'site.conf'), example)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, buildNginxConfig(folder))
  const program = ['nginx', '-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;']
  const listLogs = () => [join(folder, 'access.log'), join(folder, 'error.log')]
  return start('nginx', program, { folder, certificate, ports, listLogs })
}

function buildNginxConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `pid ${folder}/nginx.pid;
worker_processes 2;
events { worker_connections 768; }
http {
  ${temporary.join('\n  ')}
  sendfile on;
  tcp_nopush on;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log ${folder}/access.log;
  error_log ${folder}/error.log;
  gzip on;
  gzip_proxied any;
  gzip_types text/plain text/css application/json application/javascript;
  include ${folder}/site.conf;
}
`
}

/** @returns an example of `deploy/` with its parts replaced @throws Error when it does not have one of them */
export function adapt(name: string, replacements: Replacement[]): string {
  let text = readFileSync(fileURLToPath(new URL(`../deploy/${name}`, import.meta.url)), 'utf8')
  for (const [example, own] of replacements) {
    if (!text.includes(example)) throw new Error(`deploy/${name} does not have ${example}`)
    text = text.replaceAll(example, own)
  }
  return text
}

async function findPorts(): Promise<Ports> {
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()]
  return { httpPort, httpsPort }
}

async function start(
  name: Proxy['name'],
  [program = '', ...args]: string[],
  {
    folder,
    certificate,
    ports,
    listLogs,
  }: { folder: string; certificate: Buffer; ports: Ports; listLogs: () => string[] },
): Promise<Proxy> {
  mkdirSync(join(folder, 'home'), { recursive: true })
  const home = join(folder, 'home')
  const child = spawn(program, args, {
    env: { ...env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const exited = once(child, 'exit')
  const output = () =>
    [
      printed,
      ...listLogs()
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file, 'utf8')),
    ].join('\n')
  while (child.exitCode === null && !(await accepts(ports.httpsPort))) await delay(20)
  if (child.exitCode !== null) throw new Error(`${name} does not start: ${output()}`)
  return {
    name,
    certificate,
    ...ports,
    output,
    async stop() {
      child.kill()
      await exited
    },
  }
}

/** Whether a program listens on a port of 127.0.0.1. */
export async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const accepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return accepted
}
