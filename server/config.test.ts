import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, exampleEnvironment, readConfig } from './config.ts'

test('nothing set is a server on this machine with its data beside it', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    signUp: 'open',
    adminAccess: 'admins',
    starterContent: true,
  })
})

test('every wrong setting is named at once, and no secret is repeated', () => {
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

test('several processes need one secret key', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/pillars' })).toThrow(/SECRET_KEY/)
})

test('.env.example lists every setting', () => {
  expect(readFileSync(new URL('../.env.example', import.meta.url), 'utf8')).toBe(exampleEnvironment())
})
