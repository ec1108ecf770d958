import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadEnvironment, settingNames } from '../config.ts'

const maxHours = 6

/**
 * Runs the operator's command that takes a backup elsewhere. The environment variable `BACKUP_FILE` has the path; the
 * settings of the server, which contain secrets, are left out.
 * @returns null, or why it failed, with the last line that it printed
 */
export async function runBackupCommand(command: string, file: string, signal?: AbortSignal): Promise<string | null> {
  const others = Object.entries(loadEnvironment()).filter(([name]) => !settingNames.includes(name))
  const child = spawn(command, {
    shell: true,
    env: { ...Object.fromEntries(others), BACKUP_FILE: file },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: maxHours * 3_600_000,
    ...(signal && { signal }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-2000)))
  try {
    const [code, killedBy] = await once(child, 'close')
    if (code === 0) return null
    const lastLine = output.trim().split('\n').at(-1) ?? ''
    return `${killedBy ? `it was ended by ${killedBy}` : `exit status ${code}`}. ${lastLine}`.trim()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
