import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#test/app.ts'
import { addTestChallenge } from '#test/challenge-member.ts'

let member: TestClient
let other: TestClient

const site = await createTestApp()
const admin = await site.signUp()
beforeEach(async () => {
  member = await site.signUp()
  other = await site.signUp()
})
afterAll(() => site.close())

const edit = (body: object) => member.call('PATCH', '/api/account/profile', body)
const read = async (client: TestClient, id = member.id) => (await client.call('GET', `/api/members/${id}`)).json()
async function join(challengeId: string): Promise<string> {
  return (await member.call('POST', '/api/user-challenges', { challengeId })).json().id
}
const markDay = (id: string) => member.call('POST', `/api/user-challenges/${id}/check-ins`, {})

const about = { about: 'I walk a lot.', pillars: ['physical', 'purpose'] }

describe('profiles', () => {
  test('show only the name, the picture and when the member joined by default', async () => {
    await edit(about)
    expect(await read(other)).toEqual({
      id: member.id,
      username: member.username,
      profileImageUrl: null,
      role: 'member',
      joinedOn: '2026-03-10',
      daysSinceJoining: 0,
      about: null,
      pillars: [],
      challenges: [],
      blocked: false,
      canBlock: true,
    })
  })

  test('show what the member wants others to see', async () => {
    await edit({ ...about, shown: true })
    expect(await read(other)).toMatchObject({ about: 'I walk a lot.', pillars: ['purpose', 'physical'] })
    expect((await edit({ about: '' })).json()).toMatchObject({
      about: null,
      pillars: ['purpose', 'physical'],
      shown: true,
    })
    await edit({ shown: false })
    expect(await read(other)).toMatchObject({ about: null, pillars: [] })
  })

  test('show the latest participation in the chosen challenges only', async () => {
    const [first, second] = [await addTestChallenge(site), await addTestChallenge(site)]
    await markDay(await join(first))
    await join(second)
    expect((await edit({ challenges: [first, 'unknown'] })).json().challenges).toMatchObject([
      { id: second, shown: false },
      { id: first, shown: true },
    ])
    expect((await read(other)).challenges).toMatchObject([
      { id: first, progress: 1, completed: false, completedOn: null },
    ])
    await site.database
      .updateTable('user_challenges')
      .set({ completed: true, completed_at: '2026-03-10T09:00:00.000Z' })
      .where('challenge_id', '=', first)
      .execute()
    expect((await read(other)).challenges).toMatchObject([{ id: first, completed: true, completedOn: '2026-03-10' }])
    await join(first)
    expect((await read(other)).challenges).toMatchObject([{ id: first, progress: 0, completed: false }])
    await edit({ challenges: [] })
    expect((await read(other)).challenges).toEqual([])
  })

  test('count the days since joining on the calendar of the member', async () => {
    await site.database
      .updateTable('users')
      .set({ created_at: '2025-12-31T14:00:00.000Z', time_zone: 'Pacific/Kiritimati' })
      .where('id', '=', member.id)
      .execute()
    const joined = { joinedOn: '2026-01-01', daysSinceJoining: 68 }
    expect(await read(other)).toMatchObject(joined)
    await other.call('POST', `/api/members/${member.id}/block`)
    expect(await read(other), 'a block leaves no sign').toMatchObject(joined)
  })

  test('are saved once the member has saved or declined', async () => {
    const readOwn = async () => (await member.call('GET', '/api/account/profile')).json()
    expect(await readOwn()).toMatchObject({ saved: false, shown: false, challenges: [] })
    expect((await edit({})).json()).toMatchObject({ saved: true, shown: false, about: null })
    expect(await readOwn()).toMatchObject({ saved: true })
  })

  test('choose only among the challenges of the member', async () => {
    const challengeId = await addTestChallenge(site)
    await join(challengeId)
    await other.call('POST', '/api/user-challenges', { challengeId })
    await edit({ challenges: [challengeId] })
    expect((await read(member, other.id)).challenges).toEqual([])
  })

  test('stop showing a challenge that the member left', async () => {
    const challengeId = await addTestChallenge(site)
    const id = await join(challengeId)
    await edit({ challenges: [challengeId] })
    await member.call('DELETE', `/api/user-challenges/${id}`)
    expect((await read(other)).challenges).toEqual([])
  })

  test('show only the name of a suspended or blocked member', async () => {
    await edit({ ...about, shown: true })
    await other.call('POST', `/api/members/${member.id}/block`)
    expect(await read(other)).toMatchObject({ about: null, pillars: [], blocked: true })
    await other.call('DELETE', `/api/members/${member.id}/block`)
    await site.database.updateTable('users').set({ suspended_at: 'now' }).where('id', '=', member.id).execute()
    expect(await read(other)).toMatchObject({ username: member.username, about: null, pillars: [] })
  })

  test('say who is staff and cannot be blocked', async () => {
    expect(await read(member, admin.id)).toMatchObject({ role: 'admin', canBlock: false })
    expect(await read(member)).toMatchObject({ role: 'member', canBlock: false })
  })

  test('keep one row when the member saves from two tabs at once', async () => {
    await Promise.all([edit({ about: 'One' }), edit({ shown: true }), edit({ pillars: ['career'] })])
    expect((await member.call('GET', '/api/account/profile')).json()).toMatchObject({
      about: 'One',
      shown: true,
      pillars: ['career'],
    })
  })

  test('rejects a text that is too long', async () => {
    const reply = await edit({ about: 'x'.repeat(501) })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['about']])
  })
})
