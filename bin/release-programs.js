// The programs of a release: the server as JavaScript, and the packages that it imports.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './node24.js'

const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/**
 * Writes the server and the contract as JavaScript with the same lines. Without types to strip, the server starts faster
 * and needs less memory, and it does not depend on a compile cache, which Node keeps per version and user.
 * @param {string} folder
 * @returns {Set<string>} the names of the packages that they import
 */
export function writePrograms(folder) {
  const files = globSync('{server,contract}/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !/\.test\.ts$|fixtures|database[\\/]README\.md$/.test(file))
  /** @type {Set<string>} */
  const packages = new Set()
  for (const file of files) {
    const to = join(folder, file.replace(/\.ts$/, '.js'))
    mkdirSync(dirname(to), { recursive: true })
    if (!file.endsWith('.ts')) {
      cpSync(join(root, file), to)
      continue
    }
    const program = toJavaScript(readFileSync(join(root, file), 'utf8'))
    for (const imported of findImports(program)) {
      if (imported.startsWith('.')) assertFile(join(root, dirname(file), imported.replace(/\.js$/, '.ts')), file)
      else if (!/^(#|node:)/.test(imported)) packages.add(requireDependency(getPackageName(imported)))
    }
    writeFileSync(to, program)
  }
  // The command is then the same as in a checkout.
  writeFileSync(join(folder, 'server/main.ts'), "import './main.js'\n")
  return packages
}

/**
 * @param {string} folder
 * @param {Set<string>} imported names of packages
 */
export function installPackages(folder, imported) {
  const { name, version, license, description, dependencies } = project
  /** @type {[string, string][]} */
  const needed = [...imported].toSorted().map((each) => [each, dependencies[each]])
  const manifest = {
    name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines: { node: '>=24.7' },
    imports: { '#contract/*.ts': './contract/*.js', '#server/*.ts': './server/*.js' },
    dependencies: Object.fromEntries(needed),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  // The versions of the lockfile; npm removes the others from its copy.
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  rmSync(join(folder, 'package-lock.json'))
  const modules = join(folder, 'node_modules')
  for (const file of globSync(['**/*.{ts,mts,cts,map,md,mdx,markdown,flow}', '{*,@*/*}/{.github,test,tests}'], {
    cwd: modules,
  }))
    if (!/licen[cs]e|notice|copying/i.test(file)) rmSync(join(modules, file), { recursive: true, force: true })
  const [native] = globSync('**/*.node', { cwd: modules })
  if (native) throw new Error(`${native} runs on one platform only, so it cannot be in the archive.`)
}

/**
 * Removes the types and renames imported files.
 * @param {string} source
 */
export function toJavaScript(source) {
  return stripTypeScriptTypes(source).replaceAll(/(?<=')(\.\.?\/[^'\n]*)\.ts(?=')/g, '$1.js')
}

/**
 * @param {string} program
 * @returns {string[]} what it imports, without what only its types needed
 */
function findImports(program) {
  const imports =
    /(?:^|\n)(?:import|export|\})[^'\n]* from '([^'\n]+)'|(?:^|\n)import '([^'\n]+)'|import\('([^'\n]+)'\)/g
  return [...program.matchAll(imports)].map(([, from, sideEffect, dynamic]) => from ?? sideEffect ?? dynamic ?? '')
}

/** @param {string} imported such as `@fastify/static/plugin` */
function getPackageName(imported) {
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/')
}

/** @param {string} name of a package */
function requireDependency(name) {
  if (!project.dependencies[name]) throw new Error(`The server imports ${name}, which is not in dependencies.`)
  return name
}

/**
 * @param {string} path
 * @param {string} importer
 */
function assertFile(path, importer) {
  if (!existsSync(path)) throw new Error(`${importer} imports ${path}, which does not exist.`)
}
