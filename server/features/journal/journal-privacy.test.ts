import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import type { JournalEntry } from '#contract/journal.ts'
import { createTestApp } from '#test/app.ts'

const site = await createTestApp()
const admin = await site.signUp()
const member = await site.signUp()
const other = await site.signUp()
afterAll(() => site.close())

test('never shows an entry to another member or an admin through any endpoint', async () => {
  const secret = 'the-canary-of-the-journal'
  const written = await member.call('POST', '/api/journal', { content: secret, title: secret })
  const { id }: JournalEntry = written.json()
  for (const caller of [admin, other]) {
    for (const { method, path, reply } of endpoints) {
      if (path === '/api/logout' || reply === 'stream') continue
      for (const filled of [path.replaceAll(/\{\w+\}/g, id), `${path.replaceAll(/\{\w+\}/g, id)}?cursor=${id}`]) {
        const { body } = await caller.call(method, filled, method === 'GET' ? undefined : { content: 'x' }, {
          'sec-fetch-site': 'same-origin',
        })
        expect(body, `${method} ${filled}`).not.toContain(secret)
      }
    }
  }
  const entries: JournalEntry[] = (await member.call('GET', '/api/journal')).json()
  expect(entries.some(({ content }) => content === secret)).toBe(true)
})
