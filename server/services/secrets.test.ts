import { expect, test } from 'vitest'
import { secretsOf } from './secrets.ts'

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
  for (const broken of ['', 'v1.', 'v2.abc', sealed.slice(0, -4), sealed.slice(3)]) expect(secrets.unseal('p', broken)).toBeNull()
})

test('signing does not use the key of sealing as it stands', () => {
  expect(secrets.isSigned('p', 'v', secrets.sign('p', 'v'))).toBe(true)
  expect(secrets.unseal('p', secrets.sign('p', 'v'))).toBeNull()
})
