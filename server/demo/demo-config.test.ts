import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '../config.ts'
import { readDemoConfig } from './demo-config.ts'

test('uses a separate folder and this machine only, whatever a real site has set', () => {
  const environment = { HOST: '0.0.0.0', PORT: '4000', STRIPE_SECRET_KEY: 'sk_live_x', ADMIN_ACCESS: 'everyone' }
  const { config, ignored } = readDemoConfig(environment, settingNames)
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    dataDir: resolve('./data-demo'),
    databaseUrl: null,
    publicUrl: null,
    smtp: null,
    stripe: null,
    instagramAccessToken: null,
    writer: { kind: 'library' },
    adminAccess: 'admins',
  })
  expect(ignored).toEqual(['HOST', 'ADMIN_ACCESS', 'STRIPE_SECRET_KEY'])
})

test.each(['127.0.0.1', 'localhost', '::1'])('listens on %s if HOST says so', (host) => {
  const { config, ignored } = readDemoConfig({ HOST: host, DATA_DIR: '/tmp/another' }, settingNames)
  expect([config.host, config.dataDir, ignored]).toEqual([host, resolve('/tmp/another'), []])
})
