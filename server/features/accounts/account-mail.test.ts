import { expect, test } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { createTestApp } from '#test/app.ts'
import { sendAccountMail } from './account-mail.ts'
import { createResetMail } from './mail-templates.ts'

test('does not throw when the database fails, because most callers do not wait', async () => {
  const site = await createTestApp()
  await site.close()
  const mail = createResetMail('sam@example.org', 'https://example.org/reset#token=abc')
  const dependencies = { ...site, logger: createLogger(site.config) }
  expect(await sendAccountMail(dependencies, 'unknown', mail)).toBe('failed')
})
