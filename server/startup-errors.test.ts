import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { DatabaseError, translatePostgresError, translateSqliteError } from './database/errors.ts'
import { formatStartupError } from './startup-errors.ts'

function catchError(action: () => void): unknown {
  try {
    action()
  } catch (error) {
    return error
  }
  throw new Error('no error')
}

function fillDatabase(): unknown {
  const database = new DatabaseSync(':memory:')
  database.exec('create table numbers (text); pragma max_page_count = 3')
  return catchError(() => database.prepare('insert into numbers values (?)').run('x'.repeat(100_000)))
}

const systemError = (code: string, message: string) => Object.assign(new Error(message), { code })

const errors: [string, unknown, RegExp][] = [
  ['a full disk under SQLite', fillDatabase(), /^The disk of DATA_DIR is full/],
  ['a full disk in a query', translateSqliteError(fillDatabase()), /^The disk of DATA_DIR is full/],
  ['a full disk under a file', systemError('ENOSPC', 'no space left on device, write'), /^The disk is full/],
  [
    'a full disk of PostgreSQL',
    translatePostgresError(systemError('53100', 'could not extend file')),
    /^The disk is full/,
  ],
  [
    'a folder of another user',
    Object.assign(systemError('EACCES', "EACCES: permission denied, access '/srv/data'"), { path: '/srv/data' }),
    /^The user \S+ can't write to \/srv\/data \(EACCES: permission denied\)\. Change its owner, or set DATA_DIR/,
  ],
  ['a wrong password', systemError('28P01', 'password authentication failed for user "x"'), /Check DATABASE_URL/],
  ['a missing database', systemError('3D000', 'database "x" does not exist'), /Check DATABASE_URL/],
  [
    'an unreachable database without a message',
    new DatabaseError('unavailable', '', systemError('ECONNREFUSED', '')),
    /^The database isn't available: ECONNREFUSED/,
  ],
]

test.each(errors)('explains %s in one line', (_, error, message) => {
  expect(formatStartupError(error)).toMatch(message)
  expect(formatStartupError(error)).not.toContain('\n')
})

test.each([
  ['203.0.113.9', /^HOST=203\.0\.113\.9 is not an address of this machine/],
  ['no-such-host.invalid', /^HOST=no-such-host\.invalid can't be found/],
])('explains that HOST=%s cannot be used', async (host, message) => {
  const error = await new Promise((resolve) => createServer().once('error', resolve).listen(0, host))
  expect(formatStartupError(error)).toMatch(message)
})

test('explains a port that needs privileges', () => {
  const error = Object.assign(systemError('EACCES', 'listen EACCES: permission denied 127.0.0.1:80'), {
    syscall: 'listen',
    address: '127.0.0.1',
    port: 80,
  })
  expect(formatStartupError(error)).toMatch(/^Port 80 needs extra privileges/)
})

test('keeps the stack trace of a bug', () => {
  expect(formatStartupError(new TypeError('x is not a function'))).toMatch(/could not start: TypeError.*\n\s+at /s)
})
