import { expect, test } from 'vitest'
import { adaptCommands, replaceScripts } from './installation.ts'

test('keeps the commands of a checkout', () => {
  expect(adaptCommands('Run npm run admin -- doctor')).toBe('Run npm run admin -- doctor')
})

test('names the programs of a release', () => {
  const locate = (program: string) => `seven-pillars-1.2.3/server/${program}`
  expect(replaceScripts('Run npm run admin -- restore FILE, then npm start -- --new-key.', locate)).toBe(
    'Run node seven-pillars-1.2.3/server/admin.js restore FILE, then node seven-pillars-1.2.3/server/main.js --new-key.',
  )
  expect(replaceScripts('Start it: npm start', locate)).toBe('Start it: node seven-pillars-1.2.3/server/main.js')
  expect(replaceScripts('npm start -- --demo', locate)).toBe('node seven-pillars-1.2.3/server/demo/main.js')
})

test('quotes a path with spaces', () => {
  expect(replaceScripts('npm run admin -- doctor', () => '../my site/server/admin.js')).toBe(
    'node "../my site/server/admin.js" doctor',
  )
})
