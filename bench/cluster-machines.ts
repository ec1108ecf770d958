import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '#test/listen.ts'
import { adapt, type Replacement } from './proxy-programs.ts'
import { supervise, type Supervised } from './supervise.ts'

/** A machine of the cluster: etcd, Patroni and the PostgreSQL that Patroni starts. */
export type Machine = {
  name: string
  postgresPort: number
  restPort: number
  /** Kills PostgreSQL. Patroni starts it again or fails over. */
  killPostgres: () => void
  /** Kills everything on the machine, which stays off. */
  cutPower: () => void
  /** Starts etcd and Patroni again, as the service manager of a machine that boots. */
  boot: () => void
  /** Stops everything on the machine without ending it, so that its connections stay open and nothing answers. */
  freeze: () => void
  thaw: () => void
  readLog: () => string
  stop: () => Promise<void>
}

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string }

type Ports = Record<'etcd' | 'etcdPeer' | 'rest' | 'postgres', number>

export const superuserPassword = 'superuser-password'

const postgresFolder = '/usr/lib/postgresql/15/bin'
// Debian has HAProxy in a folder that is not in the PATH of everyone.
export const clusterPath = `${process.env.PATH}${delimiter}/usr/sbin`
const isRoot = process.getuid?.() === 0

/** @throws Error that says what to install */
export function requireCluster(): void {
  const packages = { patroni: '--version', etcd: '--version', haproxy: '-v', openssl: 'version' }
  const missing = Object.entries(packages)
    .filter(([name, option]) => spawnSync(name, [option], { env: { PATH: clusterPath } }).error)
    .map(([name]) => ({ etcd: 'etcd-server etcd-client' })[name] ?? name)
  if (!existsSync(join(postgresFolder, 'postgres'))) missing.push('postgresql-15')
  if (missing.length === 0) return
  throw new Error(`This proof needs more programs. On Debian: apt-get install ${missing.join(' ')}`)
}

/** Starts three machines with `deploy/patroni.yml`. */
export async function startMachines(folder: string): Promise<Machine[]> {
  const names = ['node1', 'node2', 'node3']
  const places: { name: string; folder: string; ports: Ports }[] = []
  for (const name of names)
    places.push({
      name,
      folder: join(folder, name),
      ports: {
        etcd: await findFreePort(),
        etcdPeer: await findFreePort(),
        rest: await findFreePort(),
        postgres: await findFreePort(),
      },
    })
  // PostgreSQL refuses to run as root.
  const user = isRoot ? { uid: readId('-u'), gid: readId('-g') } : undefined
  chmodSync(folder, 0o711)
  const peers = places.map(({ name, ports }) => `${name}=http://127.0.0.1:${ports.etcdPeer}`).join()
  const hosts = places.map(({ ports }) => `    - 127.0.0.1:${ports.etcd}\n`).join('')
  return places.map((place) => {
    mkdirSync(place.folder, { mode: 0o700 })
    const config = join(place.folder, 'patroni.yml')
    writeFileSync(config, adaptPatroni(place, hosts), { mode: 0o600 })
    if (user) for (const path of [place.folder, config]) chownSync(path, user.uid, user.gid)
    return startMachine(place, { config, peers, user })
  })
}

function readId(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
}

function adaptPatroni({ name, folder, ports }: { name: string; folder: string; ports: Ports }, hosts: string): string {
  const replacements: Replacement[] = [
    ['name: node1', `name: ${name}`],
    ['    - 10.0.0.1:2379\n    - 10.0.0.2:2379\n    - 10.0.0.3:2379\n', hosts],
    ['10.0.0.1:8008', `127.0.0.1:${ports.rest}`],
    ['10.0.0.1:5432', `127.0.0.1:${ports.postgres}`],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['/var/lib/postgresql/15/seven-pillars', join(folder, 'data')],
    ['/var/lib/postgresql/patroni.pgpass', join(folder, 'pgpass')],
    ['/var/run/postgresql', folder],
  ]
  return adapt('patroni.yml', replacements)
}

function startMachine(
  { name, folder, ports }: { name: string; folder: string; ports: Ports },
  { config, peers, user }: { config: string; peers: string; user: { uid: number; gid: number } | undefined },
): Machine {
  const log = join(folder, 'log')
  const options = { log, env: { PATH: clusterPath, HOME: folder }, ...(user && { user }) }
  const [client, peer] = [`http://127.0.0.1:${ports.etcd}`, `http://127.0.0.1:${ports.etcdPeer}`]
  const etcdOptions = {
    name,
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': peers,
    'enable-v2': 'true',
    'log-level': 'error',
  }
  const etcd = supervise(['etcd', ...Object.entries(etcdOptions).map(([key, value]) => `--${key}=${value}`)], options)
  const patroni = supervise(['patroni', config], options)
  const services: Supervised[] = [etcd, patroni]
  const listPostgres = () => findPostgres(join(folder, 'data'))
  const listAll = () => [
    ...listPostgres(),
    ...services.flatMap((service) => withDescendants(service.pid(), listParents())),
  ]
  return {
    name,
    postgresPort: ports.postgres,
    restPort: ports.rest,
    killPostgres: () => signalAll(listPostgres(), 'SIGKILL'),
    cutPower() {
      for (const service of services) service.hold()
      signalAll(listAll(), 'SIGKILL')
    },
    boot() {
      for (const service of services) service.resume()
    },
    freeze: () => signalAll(listAll(), 'SIGSTOP'),
    thaw: () => signalAll(listAll(), 'SIGCONT'),
    readLog: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    async stop() {
      signalAll(listAll(), 'SIGCONT')
      patroni.hold()
      const [leader, ...started] = withDescendants(patroni.pid(), listParents())
      if (leader !== undefined) signalAll([leader], 'SIGKILL')
      // A copy of the database, or PostgreSQL that creates one and removes its shared memory.
      signalAll(started, 'SIGTERM')
      const [postmaster] = listPostgres()
      // At once, but it removes its shared memory too.
      if (postmaster !== undefined) signalAll([postmaster], 'SIGQUIT')
      for (const end = Date.now() + 10_000; listPostgres().length > 0 && Date.now() < end;) await delay(50)
      signalAll(listPostgres(), 'SIGKILL')
      await etcd.stop()
    },
  }
}

/** @returns the postmaster of a data folder and its processes; empty when it does not run */
function findPostgres(dataFolder: string): number[] {
  const parents = listParents()
  const postmaster = [...parents.keys()].find((pid) => readCommand(pid).includes(`/postgres\0-D\0${dataFolder}\0`))
  return withDescendants(postmaster, parents)
}

/** @returns the arguments of a process, each with a NUL after it; nothing when it has just ended */
function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** @returns the parent of each process. Reads /proc, so Linux only. */
function listParents(): Map<number, number> {
  const parents = new Map<number, number>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // After the name in brackets: state, parent.
      const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      if (state !== 'Z') parents.set(Number(pid), Number(parent))
    } catch {
      // The process has just ended.
    }
  }
  return parents
}

/** @returns a process and those that it has started, parents first */
function withDescendants(pid: number | undefined, parents: Map<number, number>): number[] {
  if (pid === undefined) return []
  const children = [...parents].filter(([, parent]) => parent === pid).map(([child]) => child)
  return [pid, ...children.flatMap((child) => withDescendants(child, parents))]
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has just ended.
    }
  }
}

export type Roles = { primary: Machine; standby: Machine; other: Machine }

/**
 * Finds out who has which role.
 * @returns null while the cluster has not three healthy machines: a primary, a standby that confirms every commit, and
 *   another standby, all on one timeline
 */
export async function readRoles(machines: Machine[]): Promise<Roles | null> {
  for (const { restPort } of machines) {
    const members = await readMembers(restPort)
    if (!members) continue
    const find = (...roles: string[]) => {
      const found = members.filter(({ role, state }) => roles.includes(role) && /^(running|streaming)$/.test(state))
      return found.length === 1 ? machines.find(({ name }) => name === found[0]?.name) : undefined
    }
    const [primary, standby, other] = [find('leader'), find('sync_standby'), find('replica')]
    const timelines = new Set(members.map(({ timeline }) => timeline))
    if (members.length === machines.length && timelines.size === 1 && primary && standby && other)
      return { primary, standby, other }
    return null
  }
  return null
}

async function readMembers(restPort: number): Promise<Member[] | null> {
  try {
    const reply = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(2000) })
    const { members } = (await reply.json()) as { members: Member[] }
    return members
  } catch {
    return null
  }
}
