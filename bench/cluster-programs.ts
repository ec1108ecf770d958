import { writeFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '#test/listen.ts'
import { startServer, type ServerProcess } from '#test/server-process.ts'
import { clusterPath, type Machine } from './cluster-machines.ts'
import { host, type Target } from './proxy-client.ts'
import { accepts, adapt, createCertificate } from './proxy-programs.ts'
import { supervise } from './supervise.ts'

export type Balancer = Target & { databasePort: number; readLog: () => string; stop: () => Promise<void> }

/** Starts HAProxy with `deploy/haproxy.cfg`. `folder` gets its files. */
export async function startBalancer(folder: string, machines: Machine[], appPorts: number[]): Promise<Balancer> {
  const [databasePort, httpPort, httpsPort] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const certificate = createCertificate(folder)
  const pem = join(folder, `${host}.pem`)
  writeFileSync(pem, Buffer.concat([certificate, readFileSync(join(folder, 'privkey.pem'))]))
  const example = adapt('haproxy.cfg', [
    ['\tuser haproxy\n\tgroup haproxy\n', ''],
    ['log /dev/log local0', 'log stdout format raw local0'],
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${databasePort}`],
    ['bind :80', `bind 127.0.0.1:${httpPort}`],
    ['bind :443', `bind 127.0.0.1:${httpsPort}`],
    [`/etc/haproxy/${host}.pem`, pem],
    ...machines.map(({ postgresPort, restPort }, index): [string, string] => [
      `10.0.0.${index + 1}:5432 check port 8008`,
      `127.0.0.1:${postgresPort} check port ${restPort}`,
    ]),
    ...appPorts.map((port, index): [string, string] => [`10.0.0.${index + 11}:3000`, `127.0.0.1:${port}`]),
  ])
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, example)
  const log = join(folder, 'haproxy.log')
  const haproxy = supervise(['haproxy', '-db', '-f', file], { log, env: { PATH: clusterPath } })
  for (const end = Date.now() + 10_000; !(await accepts(httpsPort));) {
    if (Date.now() > end) throw new Error(`HAProxy does not start: ${readFileSync(log, 'utf8')}`)
    await delay(50)
  }
  return { certificate, databasePort, httpsPort, readLog: () => readFileSync(log, 'utf8'), stop: () => haproxy.stop() }
}

/** A process of the app under a supervisor. */
export type App = {
  name: string
  port: number
  url: string
  pid: () => number | undefined
  takeSetupCode: () => string | undefined
  /** Kills the process. The supervisor starts it again after a second. */
  kill: () => void
  /** What all runs printed. */
  output: () => string
  /** How runs ended that nobody has ended. */
  unexpectedEnds: string[]
  /** Sends SIGTERM. @throws Error when the process does not end with 0 */
  stop: () => Promise<void>
  /** Sends SIGKILL, and removes the data folder. */
  discard: () => Promise<void>
}

const restartDelay = 1000

/** @param port where it listens after each start */
export async function startApp(name: string, port: number, settings: Record<string, string>): Promise<App> {
  const outputs: (() => string)[] = []
  const unexpectedEnds: string[] = []
  let server: ServerProcess
  let dataDir: string | undefined
  let isEnding = false
  let isStopped = false
  let starting: Promise<void> | undefined
  const start = async (): Promise<void> => {
    server = await startServer({ ...settings, PORT: String(port), ...(dataDir && { DATA_DIR: dataDir }) })
    dataDir = server.dataDir
    outputs.push(server.output)
    isEnding = false
    server.process.once('exit', (code, signal) => {
      if (!isEnding) unexpectedEnds.push(`${name} ended with ${code ?? signal}`)
      if (!isStopped) starting = restart()
    })
  }
  const restart = async (): Promise<void> => {
    for (;;) {
      await delay(restartDelay)
      if (isStopped) return
      const failure = await start().then(
        () => null,
        (error: unknown) => error,
      )
      if (failure === null) return
      unexpectedEnds.push(`${name} did not start: ${String(failure)}`)
    }
  }
  await start()
  return {
    name,
    port,
    url: `http://127.0.0.1:${port}`,
    pid: () => server.process.pid,
    takeSetupCode: () => server.takeSetupCode(),
    kill() {
      isEnding = true
      server.process.kill('SIGKILL')
    },
    output: () => outputs.map((output) => output()).join(''),
    unexpectedEnds,
    async stop() {
      isStopped = true
      await starting
      isEnding = true
      const code = await server.stop()
      if (code !== 0) throw new Error(`${name} ended with ${code} instead of 0`)
    },
    async discard() {
      isStopped = true
      await starting
      isEnding = true
      await server.kill()
      if (dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
