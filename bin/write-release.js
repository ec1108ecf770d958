// Writes the archive of this version, its checksum and the list of its packages to release/.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node24.js'
import { createBillOfMaterials, formatLicenses, listPackages } from './release-licenses.js'
import { installPackages, writePrograms } from './release-programs.js'

const target = join(root, 'release')

try {
  release()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function release() {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  assertChangelogHas(version)

  const title = `${name}-${version}`
  const folder = join(target, title)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const imported = writePrograms(folder)
  copyFiles(folder)
  installPackages(folder, imported)

  const packages = listPackages(folder)
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.md'), formatLicenses(packages))
  const billOfMaterials = JSON.stringify(createBillOfMaterials(packages), null, 2)
  writeFileSync(join(folder, 'sbom.cdx.json'), billOfMaterials)
  writeFileSync(join(target, `${title}.cdx.json`), billOfMaterials)

  const archive = join(target, `${title}.tar.gz`)
  const options = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w']
  execFileSync('tar', [...options, '-czf', archive, '-C', target, title], { stdio: 'inherit' })
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex')
  writeFileSync(`${archive}.sha256`, `${digest}  ${title}.tar.gz\n`)
  const megabytes = (statSync(archive).size / 1024 / 1024).toFixed(1)
  console.log(`Wrote release/${title}.tar.gz (${megabytes} MB, ${packages.length} packages of others).`)
}

/**
 * A version is released together with its section of the changelog, which is the newest one.
 * @param {string} version
 */
function assertChangelogHas(version) {
  const [, newest] = /^## (\S+)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? []
  if (newest !== version)
    throw new Error(`package.json has version ${version}, but the newest section of CHANGELOG.md is “${newest}”.`)
}

/** @param {string} folder */
function copyFiles(folder) {
  for (const name of ['CHANGELOG.md', 'LICENSE', 'SECURITY.md', '.env.example', 'deploy', 'docs'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (source) => !source.endsWith('.png') })
  renameSync(join(folder, 'deploy/release-readme.md'), join(folder, 'README.md'))
  cpSync(join(root, 'dist/web'), join(folder, 'dist/web'), {
    recursive: true,
    filter: (source) => !/[\\/](\.vite|first-load\.json|\.sources)$/.test(source),
  })
}
