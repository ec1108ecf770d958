import { afterAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#test/app.ts'

const site = await createTestApp()
const admin = await site.signUp()
afterAll(() => site.close())

const readPage = async (key: string) => (await site.visitor('GET', `/api/pages/${key}`)).json()
const save = (key: string, body: unknown) => admin.call('PATCH', `/api/admin/pages/${key}`, body)

test.each(['guidelines', 'privacy', 'terms'])(
  'has a default text for %s that uses the name of the site',
  async (key) => {
    await admin.call('PATCH', '/api/admin/site', { name: 'Iron Harbor' })
    const page = await readPage(key)
    expect(page).toMatchObject({ key, edited: false, updatedAt: null })
    expect(page.content).toContain('Iron Harbor')
    expect(page.content).not.toMatch(/\{site\}|Seven Pillars/)
    await admin.call('PATCH', '/api/admin/site', { name: '' })
  },
)

test('shows the text that an admin saved, and the default again when it is empty', async () => {
  const saved = await save('terms', { content: '# Be kind\n\nThat is all.' })
  expect(saved.json()).toMatchObject({ key: 'terms', content: '# Be kind\n\nThat is all.', edited: true })
  expect((await readPage('terms')).updatedAt).toBe(site.services.clock.now().toISOString())
  await save('terms', { content: ' \n ' })
  expect(await readPage('terms')).toMatchObject({ edited: false, updatedAt: null })
})

test('has an imprint only after an admin wrote one', async () => {
  const imprint = async () => (await site.visitor('GET', '/api/site')).json().imprint
  expect([await readPage('imprint'), await imprint()]).toMatchObject([{ content: '' }, false])
  await save('imprint', { content: 'Sam, Main Street 1' })
  expect([await readPage('imprint'), await imprint()]).toMatchObject([{ content: 'Sam, Main Street 1' }, true])
  await save('imprint', { content: '' })
  expect(await imprint()).toBe(false)
})

describe('new guidelines', () => {
  const due = async (member: TestClient) => (await member.call('GET', '/api/standing')).json().guidelinesDue

  test('must be accepted again only if the admin asks for it', async () => {
    const member = await site.signUp()
    await site.database.updateTable('users').set({ guidelines_due: false }).execute()
    await save('guidelines', { content: 'Be kind.' })
    expect(await due(member)).toBe(false)
    await save('guidelines', { content: 'Be kind and patient.', acceptAgain: true })
    expect(await due(member)).toBe(true)
  })

  test('are the only page that members accept', async () => {
    const member = await site.signUp()
    await site.database.updateTable('users').set({ guidelines_due: false }).execute()
    await save('privacy', { content: 'We store little.', acceptAgain: true })
    expect(await due(member)).toBe(false)
  })
})

test('keeps the pages when the admin who wrote them deletes their account', async () => {
  const other = await site.signUp()
  await site.database.updateTable('users').set({ role: 'admin' }).where('id', '=', other.id).execute()
  await other.call('PATCH', '/api/admin/pages/privacy', { content: 'We store little.' })
  await site.database.deleteFrom('users').where('id', '=', other.id).execute()
  expect(await readPage('privacy')).toMatchObject({ content: 'We store little.' })
})
