// The packages of others in a release: those that the server imports, and those that are part of the web app.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node24.js'

/** @typedef {{ name: string, version: string, license: string, text: string, part: 'server' | 'web app' }} Package */

const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

// They only require that their text is included. MPL-2.0 also covers changes to its files, which we do not make.
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
])

/**
 * Lists each package once for the server and once for the web app, sorted by name.
 * @param {string} folder of the release
 * @returns {Package[]}
 * @throws Error for a license that has not been accepted
 */
export function listPackages(folder) {
  const modules = join(folder, 'node_modules')
  const server = globSync(['*/package.json', '@*/*/package.json', '**/node_modules/*/package.json'], { cwd: modules })
    .filter((file) => !/(^|\/)\.|^@[^/]+\/package\.json$/.test(file.replaceAll('\\', '/')))
    .map((file) => readPackage(join(modules, file, '..'), 'server'))
  // What browsers load, and what renders pages on the server.
  const bundles = ['dist/web/.vite/licenses.json', 'dist/web/.render/.vite/licenses.json']
  /** @type {{ name: string }[]} */
  const bundled = bundles.flatMap((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
  const names = new Set(bundled.map(({ name }) => name))
  const web = [...names].map((name) => readPackage(join(root, 'node_modules', name), 'web app'))
  const fonts = Object.keys(project.dependencies).filter((name) => name.startsWith('@fontsource'))
  const packages = [...server, ...web, ...fonts.map((name) => readPackage(join(root, 'node_modules', name), 'web app'))]
  for (const { name, license } of packages)
    if (!isAccepted(license)) throw new Error(`The license of ${name} is ${license}, which has not been accepted.`)
  return packages.toSorted((one, other) => (getId(one) + one.part < getId(other) + other.part ? -1 : 1))
}

/** @param {Package[]} packages */
export function formatLicenses(packages) {
  const parts = new Map(packages.map((each) => [getId(each), each]))
  const counts = new Map()
  for (const { license } of parts.values()) counts.set(license, (counts.get(license) ?? 0) + 1)
  const summary = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([license, count]) => `- ${license}: ${count}`)
  const sections = [...parts.values()].map(
    ({ name, version, license, text }) => `## ${name} ${version} (${license})\n\n${text.trim()}\n`,
  )
  return `# Licenses of the packages in this release\n\n${summary.join('\n')}\n\n${sections.join('\n')}`
}

/**
 * Creates a list in the format of CycloneDX (SBOM), from npm's list of all packages of the project.
 * @param {Package[]} packages
 */
export function createBillOfMaterials(packages) {
  const options = ['--sbom-format=cyclonedx', '--package-lock-only']
  const all = JSON.parse(
    execFileSync('npm', ['sbom', ...options], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  )
  const ids = new Set(packages.map(getId))
  const ownId = `${project.name}@${project.version}`
  /** @type {{ 'bom-ref': string, externalReferences?: { type: string }[] }[]} */
  const components = all.components.filter((/** @type {Package} */ each) => ids.has(getId(each)))
  const missing = [...ids].filter((id) => !components.some((each) => each['bom-ref'] === id))
  if (missing.length > 0) throw new Error(`package-lock.json has no ${missing.join(', ')}. Run npm ci and try again.`)
  return {
    ...all,
    // npm takes the name of the folder.
    metadata: { ...all.metadata, component: { ...all.metadata.component, name: project.name, type: 'application' } },
    components: components.map((each) => ({
      ...each,
      // Addresses of downloads name the registry of the machine that made the release.
      externalReferences: each.externalReferences?.filter(({ type }) => type !== 'distribution'),
    })),
    dependencies: all.dependencies
      .filter((/** @type {{ ref: string }} */ { ref }) => ref === ownId || ids.has(ref))
      .map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => ({
        ref,
        dependsOn: dependsOn.filter((id) => ids.has(id)),
      })),
  }
}

/** @param {string} license such as `(AFL-2.1 OR BSD-3-Clause)`, which leaves the choice */
function isAccepted(license) {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => accepted.has(choice))
}

/** @param {{ name: string, version: string }} component */
function getId({ name, version }) {
  return `${name}@${version}`
}

/**
 * @param {string} folder
 * @param {Package['part']} part
 * @returns {Package}
 */
function readPackage(folder, part) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice|ofl)/i.test(file))
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
  return {
    name,
    version,
    license,
    text: text || `The package names this license without its text: https://spdx.org/licenses/${license}.html`,
    part,
  }
}
