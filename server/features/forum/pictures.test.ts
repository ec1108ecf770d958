import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, password, type TestApp, type TestClient } from '#test/app.ts'
import { appoint, report } from '#test/moderation-site.ts'
import { sampleImages } from '#test/sample-images.ts'
import { forgetUnattachedPictures } from './pictures.ts'

let site: TestApp
let admin: TestClient
let sam: TestClient
let tom: TestClient

beforeEach(async () => {
  site = await createTestApp()
  admin = await site.signUp()
  sam = await site.signUp({ username: 'sam' })
  tom = await site.signUp({ username: 'tom' })
})
afterEach(() => site.close())

type Uploaded = { id: string; url: string }

async function upload(client: TestClient): Promise<Uploaded> {
  const reply = await client.call('POST', '/api/forum-pictures', { image: sampleImages.jpeg })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json()
}

const form = { title: 'My shed', content: 'Half done.', pillar: 'career' }
const start = (client: TestClient, pictures: unknown) => client.call('POST', '/api/forum', { ...form, pictures })
const replyTo = (client: TestClient, postId: string, pictures: unknown) =>
  client.call('POST', `/api/forum/${postId}/replies`, { content: 'Look.', pictures })
const attach = ({ id }: Uploaded, alt = '') => ({ id, alt })
const getStatus = async (client: TestClient, { url }: { url: string }) => (await client.call('GET', url)).statusCode
const countPictures = async () => (await site.database.selectFrom('forum_pictures').select('id').execute()).length

async function foundCrew(founder: TestClient, ...others: TestClient[]): Promise<string> {
  const { id, url } = (await founder.call('POST', '/api/crews', { name: 'Thursday crew' })).json()
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token')
  for (const member of others) await member.call('POST', '/api/crew-link/join', { token, shares: {} })
  return id
}

describe('an uploaded picture', () => {
  test('has an address and its size, and is shown only to its member', async () => {
    const reply = await sam.call('POST', '/api/forum-pictures', { image: sampleImages.jpeg })
    const { id, url, width, height } = reply.json()
    expect([url, width, height]).toEqual([`/api/forum-pictures/${id}`, 16, 12])
    expect(await Promise.all([sam, tom, admin].map((client) => getStatus(client, { url })))).toEqual([200, 404, 404])
    expect((await site.visitor('GET', url)).statusCode).toBe(401)
  })

  test('is sent as a picture that cannot run a script, and only after a check of who asks', async () => {
    const { id, url } = await upload(sam)
    const { headers, rawPayload } = await sam.call('GET', url)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="${id}.jpg"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    expect(rawPayload.includes('ICC_PROFILE')).toBe(false)
    const known = { 'if-none-match': String(headers.etag) }
    expect((await sam.call('GET', url, undefined, known)).statusCode).toBe(304)
    expect((await tom.call('GET', url, undefined, known)).statusCode).toBe(404)
  })

  test('is stored once when the upload is sent again', async () => {
    const key = { 'idempotency-key': 'picture-upload' }
    const send = () => sam.call('POST', '/api/forum-pictures', { image: sampleImages.jpeg }, key)
    const [first, second] = [await send(), await send()]
    expect([second.statusCode, second.json()]).toEqual([201, first.json()])
    await site.database.deleteFrom('forum_pictures').execute()
    expect((await send()).statusCode).toBe(404)
  })

  test.each([
    ['an SVG', Buffer.from('<svg onload=alert(1)>').toString('base64'), 'image: Expected a JPEG image'],
    ['what is not base64', '<svg>', 'image: Invalid base64'],
    ['more pixels', createHugeJpeg(), 'image: Expected at most 2048 × 2048 pixels'],
    ['a longer file', 'A'.repeat(1_400_004), 'image: String must contain at most 1400000 character(s)'],
  ])('cannot be %s', async (_name, image, message) => {
    const reply = await sam.call('POST', '/api/forum-pictures', { image })
    expect([reply.statusCode, reply.json().message, await countPictures()]).toEqual([400, message, 0])
  })

  test('can be uploaded sixty times an hour, without those that are refused', async () => {
    await sam.call('POST', '/api/forum-pictures', { image: 'AAAA' })
    for (let count = 0; count < 60; count++) await upload(sam)
    const refused = await sam.call('POST', '/api/forum-pictures', { image: sampleImages.jpeg })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests'])
    await upload(tom)
  })

  test('is deleted after a day without a post', async () => {
    const [sent, unsent] = [await upload(sam), await upload(sam)]
    await start(sam, [attach(sent)])
    const later = (hours: number) => new Date(site.services.clock.now().getTime() + hours * 60 * 60_000)
    await forgetUnattachedPictures(site.database, later(23))
    expect(await countPictures()).toBe(2)
    await forgetUnattachedPictures(site.database, later(25))
    expect([await getStatus(sam, sent), await getStatus(sam, unsent)]).toEqual([200, 404])
  })
})

describe('the pictures of a post', () => {
  test('are shown in their order with what they show, to everyone who reads it', async () => {
    const [shed, dog] = [await upload(sam), await upload(sam)]
    const post = (await start(sam, [attach(dog, ' My dog '), attach(shed)])).json()
    const shown = [
      { ...dog, alt: 'My dog' },
      { ...shed, alt: '' },
    ]
    expect(post.pictures).toEqual(shown)
    expect((await tom.call('GET', `/api/forum/${post.id}`)).json().pictures).toEqual(shown)
    expect((await tom.call('GET', '/api/forum')).json()).toContainEqual(expect.objectContaining({ pictures: shown }))
    expect([await getStatus(tom, dog), await getStatus(tom, shed)]).toEqual([200, 200])
  })

  test('can be in replies and in the threads of challenges and crews', async () => {
    const crewId = await foundCrew(sam, tom)
    const postId = (await start(sam, undefined)).json().id
    const [one, two] = [await upload(sam), await upload(sam)]
    const reply = (await replyTo(sam, postId, [attach(one, 'A wall')])).json()
    expect((await tom.call('GET', `/api/forum/${postId}/replies`)).json()).toEqual([reply])
    expect(reply.pictures).toEqual([{ ...one, alt: 'A wall' }])
    const said = await sam.call('POST', `/api/crews/${crewId}/thread`, { content: 'Hi', pictures: [attach(two)] })
    expect(said.json().pictures).toMatchObject([two])
    expect((await tom.call('GET', `/api/crews/${crewId}/thread`)).json().latest).toEqual([said.json()])
    expect(await Promise.all([tom, admin].map((client) => getStatus(client, two)))).toEqual([200, 404])
  })

  test('are changed by an edit, and deleted when it leaves them out', async () => {
    const [one, two, three] = [await upload(sam), await upload(sam), await upload(sam)]
    const { id } = (await start(sam, [attach(one), attach(two)])).json()
    const edit = async (body: object) => (await sam.call('PATCH', `/api/forum/${id}`, body)).json().pictures
    expect(await edit({ content: 'Done.' })).toMatchObject([one, two])
    expect(await edit({ pictures: [attach(three), attach(two, 'A door')] })).toMatchObject([
      three,
      { ...two, alt: 'A door' },
    ])
    expect([await getStatus(sam, one), await countPictures()]).toEqual([404, 2])
    expect(await edit({ pictures: [] })).toEqual([])
    expect(await countPictures()).toBe(0)
    const replyId = (await replyTo(sam, id, [attach(await upload(sam))])).json().id
    const editReply = (body: object) => sam.call('PATCH', `/api/forum/${id}/replies/${replyId}`, body)
    expect((await editReply({ content: 'More.' })).json().pictures).toHaveLength(1)
    expect((await editReply({ content: 'Less.', pictures: [] })).json().pictures).toEqual([])
    expect(await countPictures()).toBe(0)
  })

  test.each([
    ['of someone else', async () => [attach(await upload(tom))]],
    ['that does not exist', async () => [{ id: 'missing', alt: '' }]],
    [
      'of another post',
      async () => {
        const picture = await upload(sam)
        await start(sam, [attach(picture)])
        return [attach(picture)]
      },
    ],
    [
      'twice',
      async () => {
        const picture = await upload(sam)
        return [attach(picture), attach(picture)]
      },
    ],
  ])('cannot be one %s', async (_name, choose) => {
    const pictures = await choose()
    const before = (await sam.call('GET', '/api/forum')).json().length
    const reply = await start(sam, pictures)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-request'])
    expect((await sam.call('GET', '/api/forum')).json()).toHaveLength(before)
  })

  test('are four at most, with short descriptions', async () => {
    const pictures = await Promise.all(Array.from({ length: 5 }, () => upload(sam)))
    const statusOf = async (list: unknown) => (await start(sam, list)).statusCode
    expect(await statusOf(pictures.map((each) => attach(each)))).toBe(400)
    expect(await statusOf(pictures.slice(0, 4).map((each) => attach(each, 'x'.repeat(301))))).toBe(400)
    expect(await statusOf(pictures.slice(0, 4).map((each) => attach(each, 'x'.repeat(300))))).toBe(201)
  })

  test('stay in one post when two posts want them at the same time', async () => {
    const picture = await upload(sam)
    const replies = await Promise.all([start(sam, [attach(picture)]), start(sam, [attach(picture)])])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
    expect((await sam.call('GET', '/api/forum')).json()).toMatchObject([{ pictures: [picture] }])
  })
})

describe('who sees a picture', () => {
  async function write() {
    const [ofPost, ofReply] = [await upload(sam), await upload(sam)]
    const postId = (await start(sam, [attach(ofPost)])).json().id
    const replyId = (await replyTo(sam, postId, [attach(ofReply)])).json().id
    const see = async (client: TestClient) => [await getStatus(client, ofPost), await getStatus(client, ofReply)]
    return { postId, replyId, ofPost, ofReply, see }
  }
  const moderate = (kind: string, id: string, action: string) =>
    admin.call('POST', `/api/moderation/posts/${kind}/${id}`, { action })

  test.each(['sam', 'tom'])('not a member with a block (by %s)', async (blocker) => {
    const { see } = await write()
    const [by, member] = blocker === 'sam' ? [sam, tom] : [tom, sam]
    await by.call('POST', `/api/members/${member.id}/block`)
    expect([await see(tom), await see(sam)]).toEqual([
      [404, 404],
      [200, 200],
    ])
  })

  test('of a hidden discussion, only its author and staff', async () => {
    const { see, postId } = await write()
    await moderate('discussion', postId, 'hide')
    expect([await see(tom), await see(sam), await see(admin)]).toEqual([
      [404, 404],
      [200, 200],
      [200, 200],
    ])
  })

  test('of a removed post, only staff', async () => {
    const { see, postId, replyId } = await write()
    await moderate('reply', replyId, 'remove')
    expect([await see(tom), await see(sam), await see(admin)]).toEqual([
      [200, 404],
      [200, 404],
      [200, 200],
    ])
    const [reply] = (await sam.call('GET', `/api/forum/${postId}/replies`)).json()
    expect([reply.removed, reply.pictures]).toEqual([true, []])
    await moderate('discussion', postId, 'remove')
    expect(await see(tom)).toEqual([404, 404])
    expect((await tom.call('GET', `/api/forum/${postId}`)).json().pictures).toEqual([])
    expect((await admin.call('GET', `/api/forum/${postId}`)).json().pictures).toHaveLength(1)
    await moderate('discussion', postId, 'restore')
    expect(await see(tom)).toEqual([200, 404])
  })

  test('in the thread of a hidden challenge, only those who find it', async () => {
    const challenge = { title: 'Rarely walked', description: 'Walk.', pillar: 'physical', duration: 7 }
    const draft = await admin.call('POST', '/api/content/drafts', {
      kind: 'challenge',
      content: {
        ...challenge,
        difficulty: 'beginner',
        plan: [{ from: 1, to: 7, title: 'W', action: 'W.', done: 'w.' }],
      },
    })
    const { id: draftId, revision } = draft.json()
    const { id } = (await admin.call('POST', `/api/content/drafts/${draftId}/publish`, { revision })).json().published
    await sam.call('POST', '/api/user-challenges', { challengeId: id })
    const picture = await upload(sam)
    await sam.call('POST', `/api/challenges/${id}/thread`, { content: 'Hi', pictures: [attach(picture)] })
    expect(await getStatus(tom, picture)).toBe(200)
    await admin.call('POST', `/api/content/catalog/challenge/${id}/hide`)
    expect([await getStatus(tom, picture), await getStatus(sam, picture)]).toEqual([404, 200])
  })

  test('in a case, the moderators who see the case, also if it is in a crew', async () => {
    const owen = await site.signUp({ username: 'owen' })
    await appoint(site, owen)
    const crewId = await foundCrew(sam, tom)
    const picture = await upload(sam)
    const said = await sam.call('POST', `/api/crews/${crewId}/thread`, {
      content: 'Hi',
      pictures: [attach(picture, 'A wall')],
    })
    expect((await report(tom, 'reply', said.json().id)).statusCode).toBeLessThan(300)
    const [{ id: caseId }] = (await owen.call('GET', '/api/moderation/cases')).json()
    const { pictures } = (await owen.call('GET', `/api/moderation/cases/${caseId}`)).json()
    const url = `/api/moderation/cases/${caseId}/pictures/${picture.id}`
    expect(pictures).toMatchObject([{ id: picture.id, url, alt: 'A wall', width: 16 }])
    const shown = await owen.call('GET', url)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await getStatus(owen, picture)).toBe(404)
    expect(await getStatus(sam, { url })).toBe(403)
    const other = await upload(sam)
    expect(await getStatus(owen, { url: url.replace(picture.id, other.id) })).toBe(404)
    await sam.call('DELETE', `/api/forum/${said.json().postId}/replies/${said.json().id}`)
    expect((await owen.call('GET', `/api/moderation/cases/${caseId}`)).json().pictures).toEqual([])
    expect(await getStatus(owen, { url })).toBe(404)
  })
})

describe('pictures are deleted at once', () => {
  test('with their post, also when a tombstone stays', async () => {
    const { id } = (await start(sam, [attach(await upload(sam))])).json()
    const replyId = (await replyTo(tom, id, [attach(await upload(tom))])).json().id
    await sam.call('DELETE', `/api/forum/${id}`)
    expect((await tom.call('GET', `/api/forum/${id}`)).json()).toMatchObject({ deleted: true, pictures: [] })
    expect(await countPictures()).toBe(1)
    await tom.call('DELETE', `/api/forum/${id}/replies/${replyId}`)
    expect(await countPictures()).toBe(0)
  })

  test('when their member leaves the crew', async () => {
    const crewId = await foundCrew(sam, tom)
    for (const client of [sam, tom])
      await client.call('POST', `/api/crews/${crewId}/thread`, {
        content: 'Hi',
        pictures: [attach(await upload(client))],
      })
    await tom.call('DELETE', `/api/crews/${crewId}/members/${tom.id}`)
    const { latest } = (await sam.call('GET', `/api/crews/${crewId}/thread`)).json()
    expect([latest.length, await countPictures()]).toEqual([1, 1])
    await sam.call('DELETE', `/api/crews/${crewId}/members/${sam.id}`)
    expect(await countPictures()).toBe(0)
  })

  test.each(['keep', 'remove'])('with the account of their member (posts: %s)', async (posts) => {
    const { id } = (await start(sam, [attach(await upload(sam))])).json()
    await replyTo(tom, id, [attach(await upload(tom))])
    await upload(sam)
    const deleted = await sam.call('POST', '/api/account/delete', { password, posts })
    expect(deleted.statusCode, deleted.body).toBe(200)
    expect(await site.database.selectFrom('forum_pictures').select('user_id').execute()).toEqual([{ user_id: tom.id }])
    expect((await tom.call('GET', `/api/forum/${id}`)).json().pictures).toEqual([])
  })
})

test('an export of the member has their pictures as files, and one by an admin only those that staff can read', async () => {
  const crewId = await foundCrew(sam, tom)
  const [ofPost, ofCrew, unsent] = [await upload(sam), await upload(sam), await upload(sam)]
  await start(sam, [attach(ofPost, 'A wall')])
  await sam.call('POST', `/api/crews/${crewId}/thread`, { content: 'Hi', pictures: [attach(ofCrew)] })
  const readFiles = async (client: TestClient, url: string) => unzipSync((await client.call('GET', url)).rawPayload)
  const own = await readFiles(sam, '/api/account/export')
  const file = ({ id }: Uploaded) => `pictures/${id}.jpg`
  expect(Object.keys(own)).toEqual(expect.arrayContaining([file(ofPost), file(ofCrew), file(unsent)]))
  const shown = (await sam.call('GET', ofPost.url)).rawPayload
  expect(Buffer.from(own[file(ofPost)] ?? [])).toEqual(shown)
  expect(JSON.parse(Buffer.from(own['pictures.json'] ?? []).toString())).toMatchObject([
    { file: file(ofPost), alt: 'A wall', width: 16, height: 12 },
    { file: file(ofCrew) },
    { file: file(unsent), postId: null, replyId: null },
  ])
  const byAdmin = await readFiles(admin, `/api/admin/members/${sam.id}/export`)
  expect(Object.keys(byAdmin).filter((name) => name.endsWith('.jpg'))).toEqual([file(ofPost)])
})

function createHugeJpeg(): string {
  const bytes = Buffer.from(sampleImages.jpeg, 'base64')
  // The height in the frame header.
  bytes.writeUInt16BE(60_000, bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5)
  return bytes.toString('base64')
}
