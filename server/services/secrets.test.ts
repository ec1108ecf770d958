import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BrokenKeyError, secretKeyIn, secretsOf } from './secrets.ts'

const secrets = secretsOf('k'.repeat(32))

test('what is sealed opens with the same key, for the same purpose', () => {
  const sealed = secrets.seal('token of one', 'IGQV-secret ✓')
  expect(secretsOf('k'.repeat(32)).unseal('token of one', sealed)).toBe('IGQV-secret ✓')
  expect(secrets.unseal('token of another', sealed)).toBeNull()
  expect(secretsOf('x'.repeat(32)).unseal('token of one', sealed)).toBeNull()
})

test('a seal never looks the same twice, and shows nothing', () => {
  const [one, other] = [secrets.seal('p', 'secret'), secrets.seal('p', 'secret')]
  expect(one).not.toBe(other)
  expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain('secret')
})

test('a seal that was changed anywhere does not open', () => {
  const sealed = secrets.seal('p', 'secret')
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(secrets.unseal('p', `v1.${changed.toString('base64url')}`)).toBeNull()
  }
  for (const broken of ['', 'v1.', 'v2.abc', sealed.slice(0, -4), sealed.slice(3)])
    expect(secrets.unseal('p', broken)).toBeNull()
})

test('signing does not use the key of sealing as it stands', () => {
  expect(secrets.isSigned('p', 'v', secrets.sign('p', 'v'))).toBe(true)
  expect(secrets.unseal('p', secrets.sign('p', 'v'))).toBeNull()
})

describe('the key beside the data', () => {
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'pillars-key-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  test('is made once, for its owner alone, and nothing else is left there', () => {
    const folder = newFolder()
    const key = secretKeyIn(folder)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(secretKeyIn(folder)).toBe(key)
    expect(readdirSync(folder)).toEqual(['secret.key'])
    if (process.platform !== 'win32') expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  test('is made anew over one that was never finished', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'secret.key.new'), 'cut o')
    expect(secretKeyIn(folder)).toMatch(/^[0-9a-f]{64}$/)
    expect(readdirSync(folder)).toEqual(['secret.key'])
  })

  test.each(['', '\n', 'a'.repeat(31), '\u0000'.repeat(65)])('is not accepted as %j, and left as it is', (text) => {
    const folder = newFolder()
    const file = join(folder, 'secret.key')
    writeFileSync(file, text)
    expect(() => secretKeyIn(folder)).toThrow(BrokenKeyError)
    expect(() => secretKeyIn(folder)).toThrow(file)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})
