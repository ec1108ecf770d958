import { describe, expect, test } from 'vitest'
import { listSettingWarnings, readConfig } from './config.ts'

const warningsFor = (environment: Record<string, string>, envFile = '') =>
  listSettingWarnings({ environment, envFile, envFileMode: null, config: readConfig({}) })

describe('misspelled settings', () => {
  test.each([
    ['PUBLC_URL', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['PUBLIC-URL', 'PUBLIC_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
    ['SIGNUP', 'SIGN_UP'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['HOTS', null],
    ['HOSTNAME', null],
    ['PGHOST', null],
    ['HOME', null],
    ['PATH', null],
    ['PWD', null],
    ['TERM', null],
    ['npm_config_user_agent', null],
    ['PORT', null],
  ])('suggests for %s: %s', (name, meant) => {
    expect(warningsFor({ [name]: 'hunter2' })).toEqual(
      meant ? [`${name} is not a setting. Did you mean ${meant}?`] : [],
    )
  })
})

test('warns about a file for a setting that is no secret', () => {
  expect(warningsFor({ PUBLIC_URL_FILE: '/run/secrets/url' })).toEqual([
    'PUBLIC_URL_FILE is not a setting. Only secrets can be in a file.',
  ])
})

describe('lines of .env', () => {
  test.each([
    ['PORT=80\n# a comment\n\nexport HOST = "x"\nKEY="two\nlines"\nEMPTY=', []],
    ['PORT 80', ['Line 1 of .env is ignored, because it is not NAME=value.']],
    ['PORT=80\r\nSECRET_KEY: hunter2', ['Line 2 of .env is ignored, because it is not NAME=value.']],
    ['set PORT=80', ['Line 1 of .env is ignored, because it is not NAME=value.']],
    [
      'SMTP_URL=smtp://user:12#hunter2@mail',
      ['In line 1 of .env, everything after # is ignored. Put the value in quotes to keep it.'],
    ],
    ['PORT=80 # a comment\nHOST="a#b"', []],
    ['A="hunter2\nPORT=80', ['Line 1 of .env opens a quote (") that is never closed.']],
  ])('finds the problems of %j', (envFile, problems) => {
    expect(warningsFor({}, envFile)).toEqual(problems)
  })
})

test.each([
  [0o100600, 0],
  [0o100640, 0],
  [0o100644, 1],
  [null, 0],
])('warns about a .env that others can read: %o', (envFileMode, count) => {
  const warnings = listSettingWarnings({ environment: {}, envFile: '', envFileMode, config: readConfig({}) })
  expect(warnings).toHaveLength(count)
  if (count > 0) expect(warnings[0]).toContain('chmod 600 .env')
})

test.each([
  [{ PUBLIC_URL: 'https://pillars.example.org' }, 1],
  [{ PUBLIC_URL: 'https://pillars.example.org', TRUST_PROXY: '1' }, 0],
  [{ PUBLIC_URL: 'http://pillars.lan:3000' }, 0],
])('warns about https without a proxy: %j', (environment, count) => {
  const warnings = listSettingWarnings({
    environment: {},
    envFile: '',
    envFileMode: null,
    config: readConfig(environment),
  })
  expect(warnings).toHaveLength(count)
  if (count > 0) expect(warnings[0]).toContain('TRUST_PROXY=1')
})
