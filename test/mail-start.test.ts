import { expect, test } from 'vitest'
import { startExpectingFailure, startServer } from './server-process.ts'
import { createTempFolder } from './temp-folder.ts'

const PUBLIC_URL = 'https://pillars.example.org'

test('starts without waiting for a mail server that does not answer, and says what is wrong', async () => {
  const server = await startServer({
    DATA_DIR: createTempFolder(),
    PUBLIC_URL,
    SMTP_URL: 'smtp://user:hunter2@127.0.0.1:9',
    ADMIN_EMAILS: 'boss@example.org',
  })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await expect
    .poll(server.output)
    .toContain('Emails can’t be sent at the moment. The mail server can’t be reached (ECONNREFUSED).')
  expect(server.output()).toContain(
    'These addresses become admin once they confirm their email: boss@example.org (no account yet).',
  )
  expect(server.output()).not.toContain('hunter2')
  expect(await server.stop()).toBe(0)
})

test('refuses a password with an unencoded # and says how to write it, without repeating it', async () => {
  const SMTP_URL = 'smtp://user:123#hunter2@mail.example.org'
  const { code, output } = await startExpectingFailure({ DATA_DIR: createTempFolder(), PUBLIC_URL, SMTP_URL })
  expect([code, output]).toEqual([1, expect.stringContaining('In the password, write # as %23')])
  expect(output).not.toContain('hunter2')
})
