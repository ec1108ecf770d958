import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startServer } from './server-process.ts'
import { createTempFolder } from './temp-folder.ts'

const page = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8')

/** Commands and what they print, in the order of the page. */
const examples = [...page.matchAll(/```sh\n(.*?)```\n\n```text\n(.*?)```/gs)].map(([, commands = '', lines = '']) => ({
  commands,
  lines,
}))

test('runs the examples of docs/api.md one after the other', async () => {
  expect(examples).toHaveLength(page.match(/```sh/g)?.length ?? 0)
  const server = await startServer()
  try {
    await signUp(server.url, server.takeSetupCode())
    const outputs = await runCommands(server.url)
    for (const [index, { commands, lines }] of examples.entries())
      expect(outputs[index], commands).toMatch(toPattern(lines))
  } finally {
    await server.stop()
  }
})

async function signUp(url: string, setupCode: string | undefined): Promise<void> {
  const reply = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'you@example.org', username: 'you', password: 'a long passphrase', setupCode }),
  })
  expect(reply.status).toBe(201)
}

/** @returns the output of each example */
async function runCommands(url: string): Promise<string[]> {
  const script = examples.map(({ commands }) => commands.replace('http://127.0.0.1:3000', url)).join('\nprintf "\\f"\n')
  const { stdout } = await promisify(execFile)('sh', ['-uc', script], { cwd: createTempFolder() })
  return stdout.split('\f')
}

/** Each line of the page is somewhere in the output, in their order. `…` stands for anything in a line. */
function toPattern(lines: string): RegExp {
  const patterns = lines
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('…', '.*'))
  return new RegExp(patterns.join(String.raw`[^]*`))
}
