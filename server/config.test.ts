import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTempFolder } from '#test/temp-folder.ts'
import { ConfigError, formatExampleEnv, readConfig, settingNames, settings } from './config.ts'
import type { Setting } from './setting-values.ts'
import { formatSettingsPage } from './settings-page.ts'

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

describe('a secret in a file', () => {
  const writeSecret = (text: string) => {
    const file = join(createTempFolder(), 'secret')
    writeFileSync(file, text)
    return file
  }

  test('is read without the line break at its end', () => {
    const config = readConfig({
      SECRET_KEY_FILE: writeSecret(`${'k'.repeat(32)}\n`),
      DATABASE_URL_FILE: writeSecret('postgres://user:hunter2@db/pillars'),
    })
    expect(config).toMatchObject({ secretKey: 'k'.repeat(32), databaseUrl: 'postgres://user:hunter2@db/pillars' })
  })

  test('is refused next to the setting itself, when it is missing, and when its value is invalid', () => {
    const both = { AI_API_KEY: 'x'.repeat(8), AI_API_KEY_FILE: writeSecret('hunter2hunter2') }
    expect(() => readConfig(both)).toThrow(/AI_API_KEY: is set, and AI_API_KEY_FILE too/)
    expect(() => readConfig({ SMTP_URL_FILE: '/nowhere/secret' })).toThrow(
      /SMTP_URL: SMTP_URL_FILE can't be read: ENOENT/,
    )
    expect(() => readConfig({ DATABASE_URL_FILE: writeSecret('\n') })).toThrow(
      /DATABASE_URL: DATABASE_URL_FILE is empty/,
    )
    const invalid = () => readConfig({ SECRET_KEY_FILE: writeSecret('hunter2') })
    expect(invalid).toThrow(/SECRET_KEY: expected at least 32 characters/)
    expect(invalid).not.toThrow(/hunter2/)
  })

  test('exists for every secret, and for nothing else', () => {
    expect(settingNames.filter((name) => name.endsWith('_FILE'))).toEqual([
      'DATABASE_URL_FILE',
      'SECRET_KEY_FILE',
      'SMTP_URL_FILE',
      'STRIPE_SECRET_KEY_FILE',
      'STRIPE_WEBHOOK_SECRET_FILE',
      'INSTAGRAM_ACCESS_TOKEN_FILE',
      'AI_API_KEY_FILE',
      'METRICS_TOKEN_FILE',
    ])
  })
})

// With -u, vitest writes both files.
test('lists every setting in .env.example', async () => {
  await expect(formatExampleEnv()).toMatchFileSnapshot('../.env.example')
})

test('lists every setting in docs/configure.md', async () => {
  await expect(formatSettingsPage(settings)).toMatchFileSnapshot('../docs/configure.md')
})

test('shows the default of a setting as its example', () => {
  for (const { example, read } of Object.values<Setting<unknown>>(settings)) {
    const value = read(undefined)
    if (value !== null && !(Array.isArray(value) && value.length === 0)) expect(read(example)).toEqual(value)
  }
})
