import { expect, test } from 'vitest'
import { findFreePort } from './listen.ts'
import { copyEmptySite, runAdmin, startWithoutLibrary } from './site-on-disk.ts'

type Report = { version: string; counts: Record<string, number>; checks: Record<string, string>[] }

test('finds a running server and its version, and fails only if something is broken', async () => {
  const server = await startWithoutLibrary()
  const { code, output } = await runAdmin(server.dataDir, ['doctor', '--json'])
  const report: Report = JSON.parse(output)
  expect(report.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(report.checks).toContainEqual(expect.objectContaining({ area: 'server', name: 'answers', status: 'ok' }))
  expect(report.checks).toContainEqual(expect.objectContaining({ area: 'server', name: 'version', status: 'ok' }))
  expect([code, report.counts.problem]).toEqual([0, 0])
  const PUBLIC_URL = `http://127.0.0.1:${await findFreePort()}`
  const broken = await runAdmin(server.dataDir, ['doctor'], { PUBLIC_URL })
  expect(broken.code).toBe(1)
  expect(broken.output).toMatch(/\n {2}PROBLEM {2}\S+ can't be reached \(ECONNREFUSED\)\.\n {11}Next: Start the proxy/)
  expect(broken.output).toMatch(/\n\d+ ok, \d+ warnings, 1 problem\.\n$/)
  await server.stop()
})

test('says only what is wrong with the settings when they are invalid', async () => {
  const invalid = { PORT: 'http', SMTP_URL: 'smtp://user:123#hunter2@mail.example.org' }
  const { code, output } = await runAdmin(copyEmptySite(), ['doctor'], invalid)
  expect(code).toBe(1)
  expect(output).toMatch(
    /^Settings\n {2}PROBLEM {2}PORT: expected a whole number.*\n.*Next: .*\n {2}PROBLEM {2}SMTP_URL/,
  )
  expect(output).toMatch(/0 ok, 0 warnings, 2 problems\.\n$/)
  expect(output).not.toContain('hunter2')
})

test('prints the usage for an unknown option', async () => {
  const { code, output } = await runAdmin(copyEmptySite(), ['doctor', '--xml'])
  expect(code).toBe(1)
  expect(output).toContain('  doctor [--json]')
})
