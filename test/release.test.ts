import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { version } from '#server/installation.ts'
import { root } from '../bin/node24.js'
import { toJavaScript, writePrograms } from '../bin/release-programs.js'
import { createTempFolder } from './temp-folder.ts'

test('the programs of a release have no types, the same lines, and imports of each other', () => {
  const source = `import type { A } from './a.ts'
import { b } from '../b.ts'
import { c } from '#contract/c.ts'
export const text: string = 'Read ./notes.ts aloud'
const load = () => import('./d.ts')`
  const program = toJavaScript(source)
  expect(program.split('\n').map((line) => line.trimEnd())).toEqual([
    '',
    "import { b } from '../b.js'",
    "import { c } from '#contract/c.ts'",
    "export const text         = 'Read ./notes.ts aloud'",
    "const load = () => import('./d.js')",
  ])
})

test('the server imports only files that exist and packages in dependencies', () => {
  const folder = createTempFolder()
  expect([...writePrograms(folder)]).toContain('fastify')
  expect(readFileSync(join(folder, 'server/main.js'), 'utf8')).toContain("import('./start-server.js')")
})

test('the newest section of the changelog is that of the version', () => {
  const [, newest] = /^## (\S+)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? []
  expect(newest).toBe(version)
})
