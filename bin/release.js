// npm run release: makes the archive of this version in release/. It runs under Node 24.7 or newer on every platform,
// without npm: node seven-pillars-VERSION/server/main.js
import { buildIfStale } from './build-if-stale.js'
import { installMissing } from './install.js'
import { run } from './launch.js'

try {
  await installMissing({ development: false })
  await buildIfStale()
  process.exit(await run(['--disable-warning=ExperimentalWarning', 'bin/write-release.js']))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
