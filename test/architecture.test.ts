import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// The walls of the house. Each message says where the code belongs.

const root = fileURLToPath(new URL('..', import.meta.url))
const files = ['contract', 'server', 'web'].flatMap((room) => sourcesIn(join(root, room)))
const product = files.filter((file) => !file.endsWith('.test.ts'))

type Import = { file: string; target: string; typeOnly: boolean; local: boolean }

const imports = product.flatMap(importsOf)

function broken(rule: (each: Import) => boolean, lesson: string): string[] {
  return imports.filter(rule).map(({ file, target }) => `${file} imports ${target}: ${lesson}`)
}

describe('rooms', () => {
  test('the contract imports zod and itself', () => {
    expect(
      broken(
        ({ file, target, local }) =>
          inRoom(file, 'contract') && target !== 'zod' && !(local && inRoom(target, 'contract')),
        'the contract says what crosses the wire; rules live in server/, screens in web/',
      ),
    ).toEqual([])
  })

  test('the server never imports web', () => {
    expect(
      broken(
        ({ file, target, local }) =>
          inRoom(file, 'server') && local && !inRoom(target, 'server') && !inRoom(target, 'contract'),
        'what both sides need belongs in contract/',
      ),
    ).toEqual([])
  })

  test('web never imports server or node', () => {
    const foreign = ({ file, target, local }: Import) =>
      inRoom(file, 'web') &&
      ((local && !inRoom(target, 'web') && !inRoom(target, 'contract')) || target.startsWith('node:'))
    expect(broken(foreign, 'the browser reaches the server through web/api.ts and the contract')).toEqual([])
  })

  test('the browser takes the contract as types, but for what has no zod in it and the one module of the forms', () => {
    const free = ['contract/figures.ts', 'contract/limits.ts', 'contract/post-urls.ts']
    const values = ({ file, target, typeOnly, local }: Import) =>
      inRoom(file, 'web') &&
      local &&
      inRoom(target, 'contract') &&
      !typeOnly &&
      !free.includes(target) &&
      !file.startsWith('web/forms/')
    expect(broken(values, '`import type` it: zod reaches the browser through web/forms alone')).toEqual([])
  })
})

describe('features of the server', () => {
  const feature = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1]

  test('see of each other only <noun>.ts', () => {
    const foreign = ({ file, target }: Import) => {
      const [from, to] = [feature(file), feature(target)]
      return from !== undefined && to !== undefined && from !== to && basename(target) !== `${to}.ts`
    }
    expect(
      broken(foreign, 'another feature’s rules are in its <noun>.ts; its queries, routes and replies are its own'),
    ).toEqual([])
  })

  test('use a closed vocabulary of file names', () => {
    const odd = product.filter((file) => {
      const noun = feature(file)
      return (
        noun !== undefined &&
        !['routes.ts', 'queries.ts', 'present.ts', `${noun}.ts`].includes(basename(file)) &&
        dirname(file) === `server/features/${noun}`
      )
    })
    expect(
      odd,
      'a feature has routes, <noun>, queries, present; what is more is a feature of its own or a service',
    ).toEqual([])
  })

  test('are not known to http/, database/ and services/', () => {
    expect(
      broken(
        ({ file, target }) => /^server\/(http|database|services)\//.test(file) && feature(target) !== undefined,
        'hand it in from app.ts',
      ),
    ).toEqual([])
  })
})

test('SQL stands in queries.ts and in server/database', () => {
  const sql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/
  const strays = product.filter(
    (file) =>
      inRoom(file, 'server') &&
      !file.startsWith('server/database/') &&
      basename(file) !== 'queries.ts' &&
      sql.test(read(file)),
  )
  expect(strays, 'move the query to the queries.ts of its feature').toEqual([])
})

test('the environment is read in config.ts alone', () => {
  const readers = product.filter(
    (file) => file !== 'server/config.ts' && /process\.env|import\.meta\.env\.(?!DEV|PROD|SSR)/.test(read(file)),
  )
  expect(readers, 'add a setting to server/config.ts and take it from there').toEqual([])
})

test('vendor SDKs are imported in services/ alone', () => {
  const vendors = /^(stripe|ai|@ai-sdk\/|nodemailer|undici)/
  expect(
    broken(
      ({ file, target }) => vendors.test(target) && inRoom(file, 'server') && !file.startsWith('server/services/'),
      'put it behind an interface in server/services',
    ),
  ).toEqual([])
})

test('nothing private can reach a prompt: what writes content is nowhere connected with the journal', () => {
  const reached = new Set(
    product.filter((file) => /^server\/(services\/writer|features\/(content|writing))\//.test(file)),
  )
  for (const file of reached)
    for (const each of imports) if (each.file === file && each.local && !each.typeOnly) reached.add(each.target)
  const touching = [...reached].filter(
    (file) =>
      !file.startsWith('server/database/') &&
      (file.startsWith('server/features/journal/') || /journal_entries/.test(read(file))),
  )
  expect(reached.size).toBeGreaterThan(20)
  expect(
    touching,
    'a prompt is made of the brief and of titles the community has published; members’ own words stay theirs',
  ).toEqual([])
})

test('a path of a screen is spelled in web/paths.ts alone', () => {
  const spelled = product.filter(
    (file) =>
      inRoom(file, 'web') &&
      file !== 'web/paths.ts' &&
      file !== 'web/routes.tsx' &&
      /\b(to|href|navigate)\s*(=|\()\s*\{?\s*['"`]\/(?!\/)/.test(read(file)),
  )
  expect(spelled, 'use paths from web/paths.ts').toEqual([])
})

test('no file has a name that says nothing', () => {
  expect(
    files.filter((file) => /(^|\/)(index|utils?|helpers?|common|misc)\.(ts|tsx)$/.test(file)),
    'name it after what it does',
  ).toEqual([])
})

test('nothing is typed any, and no check is silenced', () => {
  const silenced = [...files, ...sourcesIn(join(root, 'test')), ...sourcesIn(join(root, 'bench'))]
    .filter((file) => file !== 'test/architecture.test.ts' && !file.startsWith('server/content/'))
    .filter((file) =>
      /[\w)\]}]\??:\s*any\s*([,;)=\]}|&]|$)|\bas any\b|as unknown as|@ts-(ignore|expect-error|nocheck)|(oxlint|eslint)-disable/m.test(
        read(file),
      ),
    )
  expect(silenced, 'type it').toEqual([])
})

function importsOf(file: string): Import[] {
  const found = read(file).matchAll(
    /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm,
  )
  return [...found].flatMap(([statement, type, fixed, dynamic]) => {
    const target = fixed ?? dynamic ?? ''
    if (target.endsWith('.css')) return []
    const local = /^[.#]/.test(target)
    const typeOnly = type !== undefined || /^import\s*\{(\s*type\s[^,}]+,?)+\s*\}/.test(statement)
    return [{ file, target: local ? resolved(file, target) : target, typeOnly, local }]
  })
}

function resolved(file: string, target: string): string {
  return target.startsWith('#') ? target.slice(1) : relative(root, join(root, dirname(file), target))
}

function inRoom(path: string, room: string): boolean {
  return path.startsWith(`${room}/`)
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}
