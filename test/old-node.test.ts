import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const beOld = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '22.19.0' })`

test.each(['server/main.ts', 'server/admin.ts'])('%s says which Node it needs', async (program) => {
  const stderr = `Seven Pillars needs Node.js 24.7 or newer, and this is ${process.version}.\n`
  await expect(run(process.execPath, ['--import', beOld, program])).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr,
  })
})
