import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { loadForeignEnvironment } from '../config.ts'
import { killGroup, ownGroup } from '../process-group.ts'

const maxHours = 6
/** How long to read what a command printed after it has ended. */
const readMs = 1000

/**
 * Runs the operator's command that takes a backup elsewhere. The environment variable `BACKUP_FILE` has the path; the
 * settings of the server, which contain secrets, are left out.
 * @returns null, or why it failed, with the last line that it printed
 */
export async function runBackupCommand(command: string, file: string, signal?: AbortSignal): Promise<string | null> {
  const child = spawn(command, {
    ...ownGroup,
    shell: true,
    env: { ...loadForeignEnvironment(), BACKUP_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const limit = AbortSignal.timeout(maxHours * 3_600_000)
  const stop = () => killGroup(child)
  for (const each of [signal, limit]) each?.addEventListener('abort', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-2000)))
  const closed = once(child, 'close').catch(() => {})
  try {
    const [code] = await once(child, 'exit')
    // What it has left behind may keep the output open, such as a shared connection of ssh.
    await Promise.race([closed, delay(readMs, undefined, { ref: false })])
    if (code === 0) return null
    const lastLine = output.trim().split('\n').at(-1) ?? ''
    const end = limit.aborted ? `it took longer than ${maxHours} hours` : `exit status ${code ?? 'none, it was killed'}`
    return `${end}. ${lastLine}`.trim()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    for (const each of [signal, limit]) each?.removeEventListener('abort', stop)
    for (const stream of [child.stdout, child.stderr]) stream?.destroy()
  }
}
