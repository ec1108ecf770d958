import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// Checks the rules of ARCHITECTURE.md. Each message says where the code belongs.

const root = fileURLToPath(new URL('..', import.meta.url))
const files = ['contract', 'server', 'web'].flatMap((folder) => findSources(join(root, folder)))
const product = files.filter((file) => !/\.test\.tsx?$/.test(file))

type Import = { file: string; target: string; typeOnly: boolean; local: boolean }

const imports = product.flatMap(parseImports)

function findViolations(rule: (imported: Import) => boolean, advice: string): string[] {
  return imports.filter(rule).map(({ file, target }) => `${file} imports ${target}: ${advice}`)
}

describe('top-level folders', () => {
  test('lets contract import only zod and contract', () => {
    const rule = ({ file, target, local }: Import) =>
      isIn(file, 'contract') && target !== 'zod' && !(local && isIn(target, 'contract'))
    expect(
      findViolations(rule, 'the contract describes what crosses the wire; rules belong in server/, screens in web/'),
    ).toEqual([])
  })

  test('lets server import only server, contract and packages', () => {
    const rule = ({ file, target, local }: Import) =>
      isIn(file, 'server') && local && target !== 'package.json' && !isIn(target, 'server') && !isIn(target, 'contract')
    expect(findViolations(rule, 'code that both sides need belongs in contract/')).toEqual([])
  })

  test('lets web import neither server nor node', () => {
    const rule = ({ file, target, local }: Import) =>
      isIn(file, 'web') && ((local && !isIn(target, 'web') && !isIn(target, 'contract')) || target.startsWith('node:'))
    expect(findViolations(rule, 'the browser reaches the server through web/api/ and the contract')).toEqual([])
  })

  test('lets web import contract values only from files without zod, or in web/forms', () => {
    const withoutZod = [
      'contract/accent.ts',
      'contract/crisis-links.ts',
      'contract/crisis-signs/find-signs.ts',
      'contract/drawings.ts',
      'contract/fold-words.ts',
      'contract/misspelled.ts',
      'contract/help-categories.ts',
      'contract/home-figures.ts',
      'contract/landing-figures.ts',
      'contract/marketing-figures.ts',
      'contract/reaction-answers.ts',
      'contract/limits.ts',
      'contract/page-view.ts',
      'contract/plan-sections.ts',
      'contract/post-urls.ts',
      'contract/return-path.ts',
      'contract/search-kinds.ts',
      'contract/setup-steps.ts',
      'contract/strip-markdown.ts',
    ]
    const rule = ({ file, target, typeOnly, local }: Import) =>
      isIn(file, 'web') &&
      local &&
      isIn(target, 'contract') &&
      !typeOnly &&
      !withoutZod.includes(target) &&
      !isIn(file, 'web/forms')
    expect(findViolations(rule, 'use `import type`: zod reaches the browser only through web/forms')).toEqual([])
  })
})

describe('cycles', () => {
  test('has no import cycles between files', () => {
    const graph = createGraph(imports.filter(({ local }) => local).map(({ file, target }) => [file, target]))
    expect(findCycles(graph), 'move what both need into a file that imports neither').toEqual([])
  })

  test.each(['server', 'web'])('has no import cycles between the features of %s', (side) => {
    const edges = imports.flatMap(({ file, target, local }): [string, string][] => {
      const [from, to] = [getFeature(file), getFeature(target)]
      return local && isIn(file, side) && from && to && from !== to ? [[from, to]] : []
    })
    expect(
      findCycles(createGraph(edges)),
      'let one feature import the other, and pass the rest as an argument',
    ).toEqual([])
  })
})

describe('server', () => {
  test('lets features import only capability files of each other', () => {
    const rule = ({ file, target }: Import) => {
      const [from, to] = [getFeature(file), getFeature(target)]
      const isPrivate = /(^|-)(queries|routes|present)\.ts$/.test(basename(target))
      return isIn(file, 'server') && from !== undefined && to !== undefined && from !== to && isPrivate
    }
    expect(
      findViolations(
        rule,
        'queries, routes and present belong to their own feature; export a function of a capability',
      ),
    ).toEqual([])
  })

  test('keeps features out of http, database, services, throttle and the top-level modules', () => {
    const composition = [
      'server/app.ts',
      'server/background.ts',
      'server/start-server.ts',
      'server/admin-command-line.ts',
      'server/admin-commands.ts',
      'server/admin-members.ts',
      'server/composers.ts',
      'server/member-data.ts',
    ]
    const rule = ({ file, target }: Import) =>
      isIn(file, 'server') &&
      !isIn(file, 'server/demo') &&
      !isIn(file, 'server/doctor') &&
      !getFeature(file) &&
      !composition.includes(file) &&
      getFeature(target) !== undefined
    expect(findViolations(rule, 'pass it in from server/app.ts')).toEqual([])
  })

  test('lets only the admin command use the doctor, which uses only capability files of features', () => {
    const rule = ({ file, target }: Import) =>
      (isIn(target, 'server/doctor') && !isIn(file, 'server/doctor') && file !== 'server/admin-command-line.ts') ||
      (isIn(file, 'server/doctor') &&
        getFeature(target) !== undefined &&
        /(^|-)(queries|routes|present)\.ts$/.test(basename(target)))
    expect(
      findViolations(rule, 'what the server also needs belongs in server/; export a function of a capability'),
    ).toEqual([])
  })

  test('keeps the demonstration out of every other start', () => {
    const rule = ({ file, target }: Import) => isIn(target, 'server/demo') && !isIn(file, 'server/demo')
    expect(findViolations(rule, 'only bin/start.js starts server/demo/main.ts, with --demo')).toEqual([])
  })

  test('uses HTTP only in routes', () => {
    const composition = ['server/app.ts', 'server/background.ts', 'server/start-server.ts']
    const rule = ({ file, target, typeOnly }: Import) =>
      isIn(target, 'server/http') &&
      !(typeOnly && isIn(file, 'server/demo')) &&
      !isIn(file, 'server/http') &&
      !/(^|-)routes\.ts$/.test(basename(file)) &&
      !composition.includes(file)
    expect(
      findViolations(
        rule,
        'rules import server/errors.ts, page.ts, client.ts and dependencies.ts; replies are for routes',
      ),
    ).toEqual([])
  })

  test('uses SQL only in queries files and server/database', () => {
    const sql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/
    const misplacedFiles = product.filter(
      (file) =>
        isIn(file, 'server') &&
        !isIn(file, 'server/database') &&
        !/(^|-)queries\.ts$/.test(basename(file)) &&
        sql.test(readSource(file)),
    )
    expect(misplacedFiles, 'move the query to a queries file of its feature').toEqual([])
  })

  test('reads the environment only in config.ts', () => {
    const offenders = product.filter(
      (file) =>
        file !== 'server/config.ts' && /process\.env|import\.meta\.env\.(?!DEV|PROD|SSR)/.test(readSource(file)),
    )
    expect(offenders, 'add a setting to server/config.ts and take it from there').toEqual([])
  })

  test('writes to the console only in the entry points', () => {
    const entries = [
      'server/require-node.ts',
      'server/start-server.ts',
      'server/admin-command-line.ts',
      'server/demo/main.ts',
    ]
    const writers = product.filter(
      (file) =>
        isIn(file, 'server') && !entries.includes(file) && /process\.std(out|err)|\bconsole\./.test(readSource(file)),
    )
    expect(writers, 'use the logger of Dependencies').toEqual([])
  })

  test('imports vendor SDKs only in services', () => {
    const vendors = /^(stripe|ai|@ai-sdk\/|nodemailer|undici)/
    const rule = ({ file, target }: Import) =>
      vendors.test(target) && isIn(file, 'server') && !isIn(file, 'server/services')
    expect(findViolations(rule, 'put it behind an interface in server/services')).toEqual([])
  })

  test('keeps the journal out of reach of content generation', () => {
    const reachableFiles = new Set(
      product.filter((file) => isIn(file, 'server/services/writer') || isIn(file, 'server/features/generation')),
    )
    for (const file of reachableFiles) {
      for (const imported of imports)
        if (imported.file === file && imported.local && !imported.typeOnly) reachableFiles.add(imported.target)
    }
    const offenders = [...reachableFiles].filter(
      (file) =>
        !isIn(file, 'server/database') &&
        (isIn(file, 'server/features/journal') || /journal_entries/.test(readSource(file))),
    )
    expect(reachableFiles.size).toBeGreaterThan(20)
    expect(offenders, 'prompts contain the brief and published titles; what members write stays private').toEqual([])
  })
})

describe('web', () => {
  const layers: Record<string, string[]> = {
    'web/ui': ['web/ui', 'web/theme', 'web/store.ts'],
    'web/pillars': ['web/pillars', 'web/ui'],
    'web/api': ['web/api', 'web/store.ts'],
    'web/forms': ['web/forms', 'web/api', 'web/ui'],
    'web/shell': ['web/shell', 'web/api', 'web/pillars', 'web/ui', 'web/store.ts'],
  }

  test.each(Object.entries(layers))('lets web/%s import only %j and the contract', (folder, allowed) => {
    const rule = ({ file, target, local }: Import) =>
      local &&
      isIn(file, folder) &&
      !isIn(target, 'contract') &&
      !allowed.some((each) => target === each || isIn(target, each)) &&
      target !== 'web/paths.ts'
    expect(findViolations(rule, 'move it up to web/shell/ or to a feature')).toEqual([])
  })

  const routeTables = [
    'web/routes.tsx',
    'web/rare-routes.ts',
    'web/rare-member-routes.ts',
    'web/member-routes.ts',
    'web/crew-routes.ts',
    'web/settings-routes.ts',
    'web/staff-routes.ts',
    'web/create-route.ts',
  ]

  test('imports features only in features and the tables of screens', () => {
    const rule = ({ file, target }: Import) =>
      isIn(file, 'web') &&
      getFeature(target) !== undefined &&
      getFeature(file) === undefined &&
      ![...routeTables, 'web/prerender.tsx', 'web/main.tsx'].includes(file)
    expect(findViolations(rule, 'move shared code to web/shell, web/pillars or web/ui')).toEqual([])
  })

  test('spells out screen paths only in paths.ts', () => {
    const offenders = product.filter(
      (file) =>
        isIn(file, 'web') &&
        !['web/paths.ts', 'web/routes.tsx'].includes(file) &&
        /\b(to|href|navigate)\s*(=|\()\s*\{?\s*['"`]\/(?!\/)/.test(readSource(file)),
    )
    expect(offenders, 'use web/paths.ts').toEqual([])
  })
})

describe('all code', () => {
  test('uses specific file names', () => {
    const vague = files.filter((file) => /(^|\/)(index|utils?|helpers?|common|misc)\.(ts|tsx)$/.test(file))
    expect(vague, 'name it after what it does').toEqual([])
  })

  test('uses no `any` and suppresses no check', () => {
    const suppressed = [...files, ...findSources(join(root, 'test')), ...findSources(join(root, 'bench'))]
      .filter((file) => file !== 'test/architecture.test.ts' && !isIn(file, 'server/content'))
      .filter((file) =>
        /[\w)\]}]\??:\s*any\s*([,;)=\]}|&]|$)|\bas any\b|as unknown as|@ts-(ignore|expect-error|nocheck)|(oxlint|eslint)-disable/m.test(
          readSource(file),
        ),
      )
    expect(suppressed, 'give it a type').toEqual([])
  })
})

function getFeature(path: string): string | undefined {
  return /^(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1]
}

function parseImports(file: string): Import[] {
  const statements = readSource(file).matchAll(
    /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm,
  )
  return [...statements].flatMap(([statement, type, staticTarget, dynamicTarget]) => {
    const target = staticTarget ?? dynamicTarget ?? ''
    if (target.endsWith('.css')) return []
    const local = /^[.#]/.test(target)
    const typeOnly = type !== undefined || /^import\s*\{(\s*type\s[^,}]+,?)+\s*\}/.test(statement)
    return [{ file, target: local ? resolveTarget(file, target) : target, typeOnly, local }]
  })
}

function resolveTarget(file: string, target: string): string {
  return target.startsWith('#') ? target.slice(1) : relative(root, join(root, dirname(file), target))
}

type Graph = Map<string, Set<string>>

function createGraph(edges: [string, string][]): Graph {
  const graph: Graph = new Map()
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

/** Finds import cycles with a depth-first search. @returns each one as `a → b → a` */
function findCycles(graph: Graph): string[] {
  const cycles: string[] = []
  const done = new Set<string>()
  const visit = (node: string, path: string[]) => {
    if (path.includes(node)) cycles.push([...path.slice(path.indexOf(node)), node].join(' → '))
    else if (!done.has(node)) {
      for (const next of graph.get(node) ?? []) visit(next, [...path, node])
      done.add(node)
    }
  }
  for (const node of graph.keys()) visit(node, [])
  return cycles
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}

function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function findSources(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}
