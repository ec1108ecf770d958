import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../bin/node24.js'

const maxFirstAccountSeconds = 60
const maxPeakMegabytes = 300

/**
 * Unpacks the archive in an empty folder, where the only program is Node: starts it, creates the first account, starts it
 * again, runs an admin command and the demonstration. Prints how long it took and how much memory it needed.
 */
export async function proveRelease(): Promise<void> {
  execFileSync('npm', ['run', 'release'], { cwd: root, stdio: 'inherit' })
  const [archive] = globSync(join(root, 'release/*.tar.gz'))
  if (!archive) throw new Error('npm run release wrote no archive')
  const folder = mkdtempSync(join(tmpdir(), 'pillars-release-'))
  try {
    await tryArchive(archive, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tryArchive(archive: string, folder: string): Promise<void> {
  const node = join(folder, 'bin/node')
  mkdirSync(join(folder, 'bin'))
  copyFileSync(process.execPath, node)

  const start = performance.now()
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const server = join(basename(archive, '.tar.gz'), 'server')
  const site = { folder, node }
  const first = await startSite(site, join(server, 'main.js'))
  const setupCode = /setup=([\w-]+)/.exec(first.output())?.[1]
  await createFirstAccount(first.url, setupCode)
  const seconds = (performance.now() - start) / 1000
  const peak = readPeakMegabytes(first.pid)
  console.log(
    `archive to first account: ${seconds.toFixed(1)} s (first start ${first.milliseconds} ms), peak ${peak} MB`,
  )
  await first.stop()
  if (seconds > maxFirstAccountSeconds || peak > maxPeakMegabytes) throw new Error('The archive needs too much')

  for (const program of ['main.js', 'main.ts']) {
    const again = await startSite(site, join(server, program))
    console.log(`restart with server/${program}: ${again.milliseconds} ms, peak ${readPeakMegabytes(again.pid)} MB`)
    await again.stop()
  }
  const command = [join(server, 'admin.js'), 'verify', 'first@example.org']
  const verified = execFileSync(node, command, { cwd: folder, encoding: 'utf8' })
  if (!verified.includes('is verified')) throw new Error(`The admin command says: ${verified}`)
  const demo = await startSite(site, join(server, 'demo/main.js'))
  console.log(`demonstration: ${demo.milliseconds} ms`)
  await demo.stop()
  if (!existsSync(join(folder, 'data/pillars.db'))) throw new Error('The data is not in the current folder')
}

type Site = { folder: string; node: string }

async function startSite({ folder, node }: Site, program: string) {
  const start = performance.now()
  const child = spawn(node, [program], { cwd: folder, env: { PATH: join(folder, 'bin'), PORT: '0' } })
  let output = ''
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const [, url] = /running at (\S+)\n/.exec(output) ?? []
        if (url) resolve(url)
      })
    child.once('exit', (code) => reject(new Error(`${program} exited with ${code}: ${output}`)))
  })
  const url = await ready
  const milliseconds = Math.round(performance.now() - start)
  return {
    url,
    pid: child.pid ?? 0,
    milliseconds,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function createFirstAccount(url: string, setupCode: string | undefined): Promise<void> {
  const account = { email: 'first@example.org', username: 'first', password: 'correct horse battery', setupCode }
  const reply = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (reply.status !== 201) throw new Error(`The first account was refused: ${await reply.text()}`)
  const cookie = reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const home = await fetch(url, { headers: { cookie } })
  if (!(await home.text()).includes('first')) throw new Error('Home does not greet the first member')
}

/** Reads the most memory that a process has had. Linux only. */
function readPeakMegabytes(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
