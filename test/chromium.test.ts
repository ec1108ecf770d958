import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readVersion, refuseBrowser } from '../bin/chromium.js'

const path = '/usr/bin/chromium'

test.each(['Chromium 156.0.8078.79', 'Google Chrome 157.0.1.2', 'Chromium 1000.0.0.0'])('accepts %s', (name) => {
  expect(refuseBrowser(name, path)).toBeUndefined()
})

test.each(['Chromium 150.0.7871.46', 'Google Chrome 99.0.4844.51'])('refuses %s and says how to update it', (name) => {
  const sentence = refuseBrowser(name, path)
  expect(sentence).toContain(`156 or newer, and ${path} is ${name}; update it`)
  expect(sentence).toContain('apt-get update && apt-get install chromium')
})

test('says how to install a missing browser', () => {
  expect(refuseBrowser(undefined, undefined)).toContain('install it (on Debian: apt-get update && apt-get install')
})

test('refuses a browser that prints no version', () => {
  expect(refuseBrowser('', path)).toContain('is unknown; update it')
})

test('reads the version and ignores warnings of the launcher', () => {
  const launcher = join(mkdtempSync(join(tmpdir(), 'pillars-browser-')), 'chromium')
  const output = 'echo "Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)"'
  writeFileSync(launcher, `#!/bin/sh\necho "9: [: 25276514304: unexpected operator" >&2\n${output}\n`)
  chmodSync(launcher, 0o755)
  expect(readVersion(launcher)).toBe('Chromium 156.0.8078.79')
})
