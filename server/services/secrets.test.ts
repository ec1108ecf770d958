import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { InvalidKeyFileError, loadSecretKey, createSecrets } from './secrets.ts'

const secrets = createSecrets('k'.repeat(32))

test('decrypts only with the same key and purpose', () => {
  const sealed = secrets.encrypt('token of one', 'IGQV-secret ✓')
  expect(createSecrets('k'.repeat(32)).decrypt('token of one', sealed)).toBe('IGQV-secret ✓')
  expect(secrets.decrypt('token of another', sealed)).toBeNull()
  expect(createSecrets('x'.repeat(32)).decrypt('token of one', sealed)).toBeNull()
})

test('encrypts the same text differently each time', () => {
  const [one, other] = [secrets.encrypt('p', 'secret'), secrets.encrypt('p', 'secret')]
  expect(one).not.toBe(other)
  expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain('secret')
})

test('rejects a ciphertext with any changed byte', () => {
  const sealed = secrets.encrypt('p', 'secret')
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  for (let offset = 0; offset < bytes.length; offset++) {
    const changed = Buffer.from(bytes)
    changed[offset] = (changed[offset] ?? 0) ^ 1
    expect(secrets.decrypt('p', `v1.${changed.toString('base64url')}`)).toBeNull()
  }
  for (const broken of ['', 'v1.', 'v2.abc', sealed.slice(0, -4), sealed.slice(3)])
    expect(secrets.decrypt('p', broken)).toBeNull()
})

test('verifies signatures and does not decrypt them', () => {
  expect(secrets.verifySignature('p', 'v', secrets.sign('p', 'v'))).toBe(true)
  expect(secrets.decrypt('p', secrets.sign('p', 'v'))).toBeNull()
})

describe('the key file', () => {
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'pillars-key-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  test('creates the key file once, readable only by its owner', () => {
    const folder = newFolder()
    const key = loadSecretKey(folder)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(loadSecretKey(folder)).toBe(key)
    expect(readdirSync(folder)).toEqual(['secret.key'])
    if (process.platform !== 'win32') expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  test('creates a key file when an earlier attempt was interrupted', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'secret.key.new'), 'cut o')
    expect(loadSecretKey(folder)).toMatch(/^[0-9a-f]{64}$/)
    expect(readdirSync(folder)).toEqual(['secret.key'])
  })

  test.each(['', '\n', 'a'.repeat(31), '\u0000'.repeat(65)])(
    'rejects a key file with %j and leaves it unchanged',
    (text) => {
      const folder = newFolder()
      const file = join(folder, 'secret.key')
      writeFileSync(file, text)
      expect(() => loadSecretKey(folder)).toThrow(InvalidKeyFileError)
      expect(() => loadSecretKey(folder)).toThrow(file)
      expect(readFileSync(file, 'utf8')).toBe(text)
    },
  )
})
