import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test.each(globSync('{*,docs/*,decisions/*}.md', { cwd: root }))('links only to files that exist: %s', (file) => {
  const links = [...readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(
    ([, link = '']) => link,
  )
  const broken = links.filter((link) => !/^(https?:|\/)/.test(link) && !existsSync(join(root, dirname(file), link)))
  expect(broken).toEqual([])
})

test('links every page of the handbook from its index', () => {
  const index = readFileSync(join(root, 'docs/README.md'), 'utf8')
  const pages = globSync('*.md', { cwd: join(root, 'docs') }).filter((page) => page !== 'README.md')
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([])
})
