import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '#test/listen.ts'
import { startServer } from '#test/server-process.ts'
import { buildIfStale } from '../bin/build-if-stale.js'

const deploy = fileURLToPath(new URL('../deploy', import.meta.url))
const token = 'metrics-of-the-proof-'.repeat(2)
/** In milliseconds. */
const trafficTime = 12_000
const waitTime = 30_000

type Result = { metric: Record<string, string>; value: [number, string] }

/**
 * Lets a real Prometheus read the metrics of the real server with the examples of `deploy/`, asks every question of the
 * Grafana dashboard and of the alerts, and stops the server.
 */
export async function proveMetrics(): Promise<void> {
  requirePrometheus()
  await buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'pillars-metrics-'))
  const server = await startServer({ METRICS_TOKEN: token, LOG_LEVEL: 'error' })
  const prometheus = await startPrometheus(folder, new URL(server.url).host)
  try {
    await waitUntil('Prometheus reads the metrics', async () => (await prometheus.query('up == 1')).length === 1)
    checkFormat(await readMetrics(server.url))
    const calls = await makeTraffic(server.url)
    console.log(`  ok  a real Prometheus reads the metrics with the token`)
    const counted = await prometheus.query(
      'sum(sevenpillars_http_request_duration_seconds_count{route="/api/challenges",status="200"})',
    )
    const found = Number(counted[0]?.value[1])
    if (found !== calls) throw new Error(`Prometheus counted ${found} calls, but ${calls} were made`)
    console.log(`  ok  it counted all ${calls} calls of one endpoint`)
    const questions = listQuestions()
    for (const question of questions)
      if ((await prometheus.query(question)).length === 0)
        throw new Error(`The dashboard shows nothing for ${question}`)
    console.log(`  ok  all ${questions.length} questions of the dashboard have an answer`)
    const firing = await prometheus.query('ALERTS')
    if (firing.length > 0) throw new Error(`Alerts of a healthy site: ${JSON.stringify(firing)}`)
    await server.stop()
    await waitUntil('the alert ServerDown', async () =>
      (await prometheus.query('ALERTS')).some(({ metric }) => metric.alertname === 'ServerDown'),
    )
    console.log('  ok  no alert while the site is healthy, and one after the server stopped')
  } finally {
    await prometheus.stop()
    await server.stop()
    rmSync(server.dataDir, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws Error that says what to install */
function requirePrometheus(): void {
  const isMissing = (program: string) => spawnSync(program, ['--version']).error
  if (isMissing('prometheus') || isMissing('promtool'))
    throw new Error('This proof needs Prometheus. On Debian: apt-get install prometheus')
}

async function startPrometheus(folder: string, target: string) {
  const tokenFile = join(folder, 'token')
  writeFileSync(tokenFile, token)
  cpSync(join(deploy, 'prometheus-alerts.yml'), join(folder, 'prometheus-alerts.yml'))
  const config = join(folder, 'prometheus.yml')
  writeFileSync(
    config,
    readFileSync(join(deploy, 'prometheus.yml'), 'utf8')
      .replace('/etc/prometheus/seven-pillars-token', tokenFile)
      .replace('127.0.0.1:3000', target)
      .replace('scrape_interval: 30s', 'scrape_interval: 1s\n  evaluation_interval: 1s'),
  )
  run('promtool', ['check', 'config', config])
  const address = `127.0.0.1:${await findFreePort()}`
  const options = [`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'data')}`]
  const child = spawn('prometheus', [...options, `--web.listen-address=${address}`], { stdio: 'ignore' })
  return {
    /** @returns an empty list while Prometheus does not answer */
    async query(question: string): Promise<Result[]> {
      const url = `http://${address}/api/v1/query?query=${encodeURIComponent(question)}`
      const reply = await fetch(url).catch(() => null)
      if (!reply || reply.status === 503) return []
      const { status, data, error } = (await reply.json()) as {
        status: string
        data: { result: Result[] }
        error: string
      }
      if (status !== 'success') throw new Error(`${question}: ${error}`)
      return data.result
    },
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function readMetrics(url: string): Promise<string> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return reply.text()
}

/** Checks our own metrics. Some names of prom-client are older than the rules for names. @throws Error with the rule */
function checkFormat(metrics: string): void {
  const own = metrics.split('\n').filter((line) => /^(# \w+ )?sevenpillars_/.test(line))
  run('promtool', ['check', 'metrics'], `${own.join('\n')}\n`)
}

function run(program: string, options: string[], input = ''): void {
  const { status, stdout, stderr } = spawnSync(program, options, { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${options.join(' ')}: ${stdout}${stderr}`)
}

/** Calls the server for a while. @returns how often one endpoint answered */
async function makeTraffic(url: string): Promise<number> {
  let calls = 0
  for (const end = Date.now() + trafficTime; Date.now() < end; calls++) {
    const reply = await fetch(`${url}/api/challenges`)
    await reply.arrayBuffer()
    await fetch(url).then((page) => page.arrayBuffer())
    await delay(200)
  }
  // Prometheus reads once a second.
  await delay(2_500)
  return calls
}

/** Lists the questions of the dashboard, without those about backups: there is none yet. */
function listQuestions(): string[] {
  const { panels } = JSON.parse(readFileSync(join(deploy, 'grafana-dashboard.json'), 'utf8')) as {
    panels: { targets: { expr: string }[] }[]
  }
  return panels
    .flatMap(({ targets }) => targets.map(({ expr }) => expr))
    .filter((expr) => !expr.includes('backup_last'))
}

async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + waitTime; Date.now() < end;) {
    if (await isTrue()) return
    await delay(200)
  }
  throw new Error(`Waited for ${waitTime / 1000} seconds, but this did not happen: ${what}`)
}
