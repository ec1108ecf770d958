import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, formatExampleEnv, readConfig } from './config.ts'

test('defaults to a local server with an embedded database', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    signUp: 'open',
    adminAccess: 'admins',
    starterContent: true,
  })
})

test('reports all invalid settings together without repeating secrets', () => {
  const read = () =>
    readConfig({
      PORT: 'x',
      SIGN_UP: 'maybe',
      DATABASE_URL: 'mysql://user:hunter2@host/db',
      PUBLIC_URL: 'pillars.example.org',
      SECRET_KEY: 'short',
    })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(/PORT: expected a whole number from 0 to 65535, got "x"/)
  for (const name of ['SIGN_UP', 'DATABASE_URL', 'PUBLIC_URL', 'SECRET_KEY']) expect(read).toThrow(new RegExp(name))
  expect(read).not.toThrow(/hunter2/)
})

test('requires SECRET_KEY with DATABASE_URL', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/pillars' })).toThrow(/SECRET_KEY/)
})

test('lists every setting in .env.example', () => {
  expect(readFileSync(new URL('../.env.example', import.meta.url), 'utf8')).toBe(formatExampleEnv())
})
