import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GenerationDetail } from '#contract/generations.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import type { ModelFake } from '#test/model-fake.ts'
import { addSocialPost } from '#test/moderation-site.ts'
import { createTestOpenAiWriter, startOpenAiFake } from '#test/openai-fake.ts'

let site: TestApp
let fake: ModelFake
let admin: TestClient
let creator: TestClient
let other: TestClient

beforeEach(async () => {
  fake = await startOpenAiFake()
  site = await createTestApp({ adminAccess: 'everyone' }, { writer: createTestOpenAiWriter(fake) })
  ;[admin, creator, other] = [await site.signUp(), await site.signUp(), await site.signUp()]
})
afterEach(async () => {
  await site.close()
  await fake.close()
})

async function generate({ draft = false } = {}): Promise<GenerationDetail> {
  await creator.call('POST', '/api/content/populate-pillar', { pillar: 'mental', draft })
  const [{ id }] = (await creator.call('GET', '/api/content/runs')).json()
  await expect.poll(async () => (await read(id)).status).toBe('finished')
  return read(id)
}
const read = async (id: string): Promise<GenerationDetail> =>
  (await admin.call('GET', `/api/content/runs/${id}`)).json()

/** Everything that deletes or replaces something of a generation. */
async function listChanges({ id, items }: GenerationDetail) {
  const [item] = items.filter(({ piece }) => piece === 'discussion')
  const path = `/api/content/items/${item?.id}`
  const { discussion } = (await admin.call('GET', path)).json()
  return {
    edit: (member: TestClient) =>
      member.call('PATCH', path, { discussion: { ...discussion, title: `By ${member.username}` } }),
    regenerate: (member: TestClient) => member.call('POST', `${path}/regenerate`),
    remove: (member: TestClient) => member.call('DELETE', path),
    undo: (member: TestClient) => member.call('POST', `/api/content/runs/${id}/undo`),
  }
}

const refusal = [403, 'Only the member who created this, or an admin, can change or delete it.']

describe('published content with ADMIN_ACCESS=everyone', () => {
  test('is changed and deleted only by the member who created it, or by an admin', async () => {
    const generation = await generate()
    expect(generation).toMatchObject({ startedBy: creator.username, startedById: creator.id })
    const changes = await listChanges(generation)
    for (const change of Object.values(changes)) {
      const refused = await change(other)
      expect([refused.statusCode, refused.json().message]).toEqual(refusal)
    }
    expect(await read(generation.id), 'nothing has changed').toEqual(generation)
    for (const member of [creator, admin]) {
      expect((await changes.edit(member)).statusCode).toBe(200)
      expect((await changes.regenerate(member)).statusCode).toBe(200)
    }
    expect((await changes.remove(creator)).statusCode).toBe(200)
    expect((await changes.undo(creator)).statusCode).toBe(200)
  })

  test('is for admins once its creator has left', async () => {
    const generation = await generate()
    await site.database.deleteFrom('users').where('id', '=', creator.id).execute()
    const changes = await listChanges(generation)
    for (const change of Object.values(changes)) expect((await change(other)).statusCode).toBe(403)
    expect((await changes.remove(admin)).statusCode).toBe(200)
    expect((await changes.undo(admin)).statusCode).toBe(200)
  })

  test('includes posts of the feed, which who added them can remove while they are shown', async () => {
    const addPost = async () => {
      await site.database.deleteFrom('social_posts').execute()
      return addSocialPost(site, creator.id)
    }
    const remove = async (member: TestClient, id: string) =>
      (await member.call('DELETE', `/api/social/${id}`)).statusCode
    const id = await addPost()
    expect(await remove(other, id)).toBe(403)
    await admin.call('PATCH', `/api/social/${id}/visibility`, { visibility: 'hidden' })
    expect(await remove(creator, id), 'hidden by an admin').toBe(403)
    await admin.call('PATCH', `/api/social/${id}/visibility`, { visibility: 'public' })
    expect(await remove(creator, id)).toBe(200)
    expect(await remove(creator, id)).toBe(404)
    expect(await remove(admin, await addPost())).toBe(200)
  })

  test('is open to everyone while it is a draft, except for undoing the whole generation', async () => {
    const generation = await generate({ draft: true })
    const changes = await listChanges(generation)
    expect((await changes.undo(other)).statusCode).toBe(403)
    expect((await changes.edit(other)).statusCode).toBe(200)
    expect((await changes.regenerate(other)).statusCode).toBe(200)
    expect((await changes.remove(other)).statusCode).toBe(200)
    const discarded = await other.call('POST', `/api/content/runs/${generation.id}/discard-drafts`)
    expect(discarded.statusCode).toBe(200)
  })
})
