import { afterAll, expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#test/app.ts'

const site = await createTestApp()
const member = await site.signUp()
const other = await site.signUp()
afterAll(() => site.close())

const empty = { signs: '', alone: '', company: '', people: '', services: '', safety: '', reasons: '', updatedAt: null }
const read = async (client: TestClient) => (await client.call('GET', '/api/bad-day-plan')).json()

test('starts empty', async () => {
  expect(await read(member)).toEqual(empty)
})

test('creates no plan when no section is sent', async () => {
  expect((await member.call('PATCH', '/api/bad-day-plan', {})).json()).toEqual(empty)
  expect(await read(member)).toEqual(empty)
})

test('changes only the sections that are sent, also from two devices at once', async () => {
  await member.call('PATCH', '/api/bad-day-plan', { signs: 'I stop answering.' })
  await Promise.all([
    member.call('PATCH', '/api/bad-day-plan', { alone: 'A shower.\nA walk.' }),
    member.call('PATCH', '/api/bad-day-plan', { people: 'Amir, after six' }),
  ])
  expect(await read(member)).toEqual({
    ...empty,
    signs: 'I stop answering.',
    alone: 'A shower.\nA walk.',
    people: 'Amir, after six',
    updatedAt: expect.any(String),
  })
  await member.call('PATCH', '/api/bad-day-plan', { alone: '' })
  expect(await read(member)).toMatchObject({ signs: 'I stop answering.', alone: '' })
})

test('refuses a section that is too long and names it', async () => {
  const reply = await member.call('PATCH', '/api/bad-day-plan', { safety: 'x'.repeat(2001) })
  expect(reply).toMatchObject({ statusCode: 400 })
  expect(reply.json().fields).toHaveProperty('safety')
})

test('is private to the member', async () => {
  expect(await read(other)).toEqual(empty)
  await other.call('DELETE', '/api/bad-day-plan')
  expect(await read(member)).toMatchObject({ signs: 'I stop answering.' })
})

test('is deleted completely', async () => {
  expect((await member.call('DELETE', '/api/bad-day-plan')).json()).toEqual(empty)
  expect(await read(member)).toEqual(empty)
})
