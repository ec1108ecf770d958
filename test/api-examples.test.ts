import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from './server-process.ts'

const page = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8')
const [email, password] = ['operator@example.org', 'correct horse battery']

/** Lists the code blocks of a language. */
function listBlocks(language: string): string[] {
  return [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code)
}

test('the examples of the handbook work with curl, in their order', async () => {
  const server = await startServer()
  const folder = mkdtempSync(join(tmpdir(), 'pillars-api-'))
  onTestFinished(async () => {
    await server.stop()
    for (const each of [folder, server.dataDir]) rmSync(each, { recursive: true, force: true })
  })
  const account = { email, password, username: 'operator', setupCode: server.takeSetupCode() }
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${server.url}/api/auth/sign-up`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  })
  expect(reply.status).toBe(201)

  const script = listBlocks('sh').join('\necho\n')
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-x', '-c', script], {
    cwd: folder,
    env: { PATH: process.env.PATH, SITE: server.url, EMAIL: email, PASSWORD: password },
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  const [example = ''] = listBlocks('json')
  expect(stdout).toContain(JSON.stringify(JSON.parse(example)))
  expect(stdout, 'the user').toContain(`"email":"${email}"`)
  expect(stdout, 'the status').toContain('"engine":"sqlite"')
  const entries = [...stdout.matchAll(/"id":"([\w-]+)"[^{}]*"content":"I went/g)].map(([, id]) => id)
  expect(entries).toHaveLength(2)
  expect(new Set(entries).size, 'one entry, returned twice').toBe(1)
  const read = (file: string) => readFileSync(join(folder, file))
  expect(JSON.parse(read('openapi.json').toString())).toHaveProperty('openapi')
  expect(JSON.parse(read('challenges.json').toString())).toHaveLength(20)
  expect(JSON.parse(read('more-challenges.json').toString()).length).toBeGreaterThan(0)
  expect(read('my-data.zip').subarray(0, 2).toString()).toBe('PK')
})
