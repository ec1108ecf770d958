import { fork } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { formatCause } from './database-file.ts'
import { getReadingUrl } from './reading.ts'

export type PageCheck = { result: 'intact' } | { result: 'damaged'; reason: string } | { result: 'unfinished' }

/** SQLite maps at most this much. */
const mostMappedBytes = 2 ** 31 - 65_536

/**
 * Checks the structure of all pages of a SQLite file, but not whether its indexes agree with its tables. It runs in
 * another process, because SQLite blocks its thread and could not be stopped. Writes of the server don't wait for it.
 */
export function checkPages(file: string, { milliseconds }: { milliseconds: number }): Promise<PageCheck> {
  return new Promise((resolve) => {
    const program = fork(fileURLToPath(import.meta.url), [file], { execArgv: [], stdio: 'ignore' })
    const timer = setTimeout(() => program.kill('SIGKILL'), milliseconds)
    program.on('message', (problem) =>
      resolve(problem === 'ok' ? { result: 'intact' } : { result: 'damaged', reason: String(problem) }),
    )
    program.on('error', () => resolve({ result: 'unfinished' }))
    program.on('exit', (_code, signal) => {
      clearTimeout(timer)
      // A page that is mapped into memory but can't be read ends the process.
      resolve(
        signal === 'SIGBUS'
          ? { result: 'damaged', reason: "the disk can't read a part of it" }
          : { result: 'unfinished' },
      )
    })
  })
}

/** @returns ok, or what is wrong */
function findDamage(file: string): string {
  // The server may have started since, and then the file is no longer unchanged while it is read.
  const isStable = getReadingUrl(file).searchParams.has('immutable')
  const problem = checkFile(getReadingUrl(file))
  const hasStarted = isStable && !getReadingUrl(file).searchParams.has('immutable')
  return problem !== 'ok' && hasStarted ? checkFile(getReadingUrl(file)) : problem
}

function checkFile(url: URL): string {
  try {
    const connection = new DatabaseSync(url, { readOnly: true, timeout: 5000 })
    try {
      // The system then reads ahead: 5 s for 1.6 GB that is not in memory, instead of 110 s.
      connection.exec(`pragma mmap_size = ${mostMappedBytes}`)
      return String(connection.prepare('pragma quick_check(1)').get()?.quick_check).trim()
    } finally {
      connection.close()
    }
  } catch (error) {
    return formatCause(error)
  }
}

if (import.meta.main) process.send?.(findDamage(process.argv[2] ?? ''))
