import { describe, expect, test } from 'vitest'
import type { Round } from '#contract/crew-rounds.ts'
import { type TestApp, type TestClient } from '#test/app.ts'
import {
  actOnPost,
  addReply,
  addSocialPost,
  getStatus,
  listCases,
  listNotifications,
  readCase,
  report,
  signUpEstablished,
  startDiscussion,
  startModeratedSite,
} from '#test/moderation-site.ts'
import { addTestCrew, joinTestCrew } from '#test/test-crew.ts'

const block = ({ database }: TestApp, one: TestClient, other: TestClient) =>
  database
    .insertInto('member_blocks')
    .values({
      user_id: one.id,
      blocked_id: other.id,
      blocker_name: one.username,
      blocked_name: other.username,
      created_at: '2026-03-10T09:00:00.000Z',
    })
    .execute()

describe('reporting', () => {
  test('opens a case with the item, the reporter and the reason', async () => {
    const { admin, member: author, reader: reporter } = await startModeratedSite()
    const id = await startDiscussion(author, 'Hard words', 'Very hard words')
    const reply = await report(reporter, 'discussion', id, { details: 'Look at the first line' })
    expect(reply.statusCode).toBe(201)
    const [found] = await listCases(admin)
    expect(found).toMatchObject({
      status: 'open',
      type: 'report',
      reports: 1,
      reasons: ['harassment'],
      hiddenByReports: false,
      item: {
        kind: 'discussion',
        subjectId: id,
        title: 'Hard words',
        content: 'Very hard words',
        state: 'visible',
        author: { id: author.id, username: author.username },
      },
    })
    const detail = await readCase(admin, found?.id ?? '')
    expect(detail.reportList).toEqual([
      {
        id: reply.json().id,
        by: { id: reporter.id, username: reporter.username },
        reason: 'harassment',
        details: 'Look at the first line',
        createdAt: '2026-03-10T09:00:00.000Z',
      },
    ])
    expect(detail.author).toMatchObject({ id: author.id, role: 'member', discussions: 1, canActOn: true })
    expect(detail.reportedContent).toBeNull()
  })

  test('replaces the first report with a second one, with the same or a new Idempotency-Key', async () => {
    const { admin, member: author, reader: reporter } = await startModeratedSite()
    const id = await startDiscussion(author)
    const first = await report(reporter, 'discussion', id, {}, 'key-number-one')
    const retry = await report(reporter, 'discussion', id, {}, 'key-number-one')
    const second = await report(reporter, 'discussion', id, { reason: 'spam' }, 'key-number-two')
    expect([retry.json().id, second.json().id]).toEqual([first.json().id, first.json().id])
    const cases = await listCases(admin)
    expect(cases.map(({ reports, reasons }) => [reports, reasons])).toEqual([[1, ['spam']]])
  })

  test('answers a retry with the member’s own report after another member has reported the same', async () => {
    const { site, moderator, member: author, reader: reporter } = await startModeratedSite()
    const id = await startDiscussion(author)
    const first = await report(reporter, 'discussion', id, {}, 'key-number-one')
    site.services.clock.advance({ days: 1 })
    await report(moderator, 'discussion', id)
    const retry = await report(reporter, 'discussion', id, {}, 'key-number-one')
    expect(retry.json()).toEqual(first.json())
  })

  test('refuses reports about oneself and one’s own posts', async () => {
    const { member: author } = await startModeratedSite()
    const id = await startDiscussion(author)
    const replyId = await addReply(author, id)
    const replies = [
      await report(author, 'discussion', id),
      await report(author, 'reply', replyId),
      await report(author, 'member', author.id),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
  })

  test('answers 404 for what the reporter cannot read', async () => {
    const { site, admin, member: author, reader: reporter } = await startModeratedSite()
    const blocked = await site.signUp()
    const [hidden, removed, deleted, byBlocked, shown] = [
      await startDiscussion(author),
      await startDiscussion(author),
      await startDiscussion(author),
      await startDiscussion(blocked),
      await startDiscussion(author),
    ]
    const replyInHidden = await addReply(author, hidden)
    const replyByBlocked = await addReply(blocked, shown)
    await block(site, blocked, reporter)
    await actOnPost(admin, 'discussion', hidden, 'hide')
    await actOnPost(admin, 'discussion', removed, 'remove')
    await author.call('DELETE', `/api/forum/${deleted}`)
    const statuses: number[] = []
    for (const [kind, id] of [
      ['discussion', hidden],
      ['discussion', removed],
      ['discussion', deleted],
      ['discussion', byBlocked],
      ['reply', replyInHidden],
      ['reply', replyByBlocked],
      ['reply', shown],
      ['discussion', 'unknown'],
      ['social-post', 'unknown'],
      ['member', 'unknown'],
    ] as const)
      statuses.push((await report(reporter, kind, id)).statusCode)
    expect(statuses).toEqual(Array(10).fill(404))
    expect(await listCases(admin)).toEqual([])
  })

  test('lets a member report someone who has blocked them', async () => {
    const { site, member: author, reader: reporter } = await startModeratedSite()
    await block(site, author, reporter)
    expect((await report(reporter, 'member', author.id)).statusCode).toBe(201)
  })

  test('limits reports by member and not by address', async () => {
    const { site, member: author, reader: reporter } = await startModeratedSite()
    const other = await site.signUp()
    const statuses = new Set<number>()
    const id = await startDiscussion(author)
    for (let count = 0; count < 20; count++) statuses.add((await report(reporter, 'discussion', id)).statusCode)
    expect([...statuses]).toEqual([201])
    const refused = await report(reporter, 'discussion', id)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await report(other, 'discussion', id)).statusCode).toBe(201)
    site.services.clock.advance({ days: 1 })
    expect((await report(reporter, 'discussion', id)).statusCode).toBe(201)
  })

  test('makes one case with the right count of many reports at once', async () => {
    const { site, admin, member: author } = await startModeratedSite()
    const reporters = await Promise.all(Array.from({ length: 12 }, () => site.signUp()))
    const id = await startDiscussion(author)
    const replies = await Promise.all(
      reporters.flatMap((each) => [report(each, 'discussion', id), report(each, 'discussion', id)]),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    const cases = await listCases(admin)
    expect(cases.map(({ reports }) => reports)).toEqual([12])
    expect((await readCase(admin, cases[0]?.id ?? '')).reportList).toHaveLength(12)
  })

  test('tells all staff once for each case, but not the reported author', async () => {
    const { site, admin, moderator, member: author, reader: reporter } = await startModeratedSite()
    const other = await site.signUp()
    const id = await startDiscussion(author, 'Hard words')
    await report(reporter, 'discussion', id)
    await report(other, 'discussion', id)
    for (const staff of [admin, moderator])
      expect(await listNotifications(staff)).toMatchObject([
        {
          kind: 'report',
          itemKind: 'discussion',
          title: 'Hard words',
          name: author.username,
          reports: 2,
          hidden: false,
        },
      ])
    for (const member of [author, reporter]) expect(await listNotifications(member)).toEqual([])
  })
})

describe('hiding after reports', () => {
  test('hides a post after the third report by an established member, and tells the author', async () => {
    const { site, admin, member: author } = await startModeratedSite()
    const [one, two, three] = [
      await signUpEstablished(site),
      await signUpEstablished(site),
      await signUpEstablished(site),
    ]
    const newcomers = [
      await site.signUp(),
      await signUpEstablished(site, { dates: 4 }),
      await signUpEstablished(site, { days: 13 }),
    ]
    const id = await startDiscussion(author)
    for (const each of [one, two, ...newcomers]) await report(each, 'discussion', id)
    expect(await getStatus(one, `/api/forum/${id}`)).toBe(200)
    await report(three, 'discussion', id)
    expect(await getStatus(one, `/api/forum/${id}`)).toBe(404)
    expect((await author.call('GET', `/api/forum/${id}`)).json()).toMatchObject({ hidden: true })
    expect(await listNotifications(author)).toMatchObject([
      { kind: 'moderation', action: 'auto-hide', itemKind: 'discussion' },
    ])
    expect(await listCases(admin)).toMatchObject([{ reports: 6, hiddenByReports: true, item: { state: 'hidden' } }])
  })

  test('hides a reply and keeps the reply count right', async () => {
    const { site, member: author, reader: writer } = await startModeratedSite()
    const id = await startDiscussion(author)
    const replyId = await addReply(writer, id)
    await addReply(author, id)
    for (let count = 0; count < 3; count++) await report(await signUpEstablished(site), 'reply', replyId)
    expect((await author.call('GET', `/api/forum/${id}`)).json().replies).toBe(1)
  })

  test('hides a post exactly once when three reports arrive at once', async () => {
    const { site, member: author } = await startModeratedSite()
    const reporters = await Promise.all(Array.from({ length: 6 }, () => signUpEstablished(site)))
    const id = await startDiscussion(author)
    await Promise.all(reporters.map((each) => report(each, 'discussion', id)))
    const decisions = await site.database.selectFrom('moderation_decisions').select(['action', 'id']).execute()
    expect(decisions.map(({ action }) => action)).toEqual(['auto-hide'])
    const post = await site.database
      .selectFrom('forum_posts')
      .select('decision_id')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(post?.decision_id).toBe(decisions[0]?.id)
    expect(await listNotifications(author)).toHaveLength(1)
  })

  test('never hides members or posts of staff, but opens a case', async () => {
    const { site, admin, moderator, member: author } = await startModeratedSite()
    const id = await startDiscussion(moderator)
    for (let count = 0; count < 4; count++) {
      const reporter = await signUpEstablished(site)
      await report(reporter, 'discussion', id)
      await report(reporter, 'member', author.id)
    }
    expect(await getStatus(author, `/api/forum/${id}`)).toBe(200)
    expect((await listCases(admin)).map(({ hiddenByReports, reports }) => [hiddenByReports, reports])).toEqual([
      [false, 4],
      [false, 4],
    ])
  })

  test('does not hide an unchanged post again that staff kept, until its author edits it', async () => {
    const { site, admin, member: author } = await startModeratedSite()
    const reporters = await Promise.all(Array.from({ length: 3 }, () => signUpEstablished(site)))
    const id = await startDiscussion(author)
    const reportAll = async () => {
      for (const each of reporters) await report(each, 'discussion', id)
    }
    await reportAll()
    const [opened] = await listCases(admin)
    await admin.call('POST', `/api/moderation/cases/${opened?.id}/close`)
    expect(await getStatus(reporters.at(0) ?? admin, `/api/forum/${id}`)).toBe(200)
    site.services.clock.advance({ minutes: 60 })
    await reportAll()
    expect(await getStatus(reporters.at(0) ?? admin, `/api/forum/${id}`)).toBe(200)
    expect(await listCases(admin)).toMatchObject([{ reports: 3, hiddenByReports: false }])
    site.services.clock.advance({ minutes: 60 })
    await author.call('PATCH', `/api/forum/${id}`, { content: 'Worse words' })
    await report(reporters.at(0) ?? admin, 'discussion', id)
    expect(await getStatus(reporters.at(1) ?? admin, `/api/forum/${id}`)).toBe(404)
  })

  test('hides a post of the feed', async () => {
    const { site, admin } = await startModeratedSite()
    const id = await addSocialPost(site)
    for (let count = 0; count < 3; count++) await report(await signUpEstablished(site), 'social-post', id)
    expect((await admin.call('GET', '/api/social')).json()).toEqual([])
    expect(await listCases(admin)).toMatchObject([{ item: { kind: 'social-post', state: 'hidden' } }])
    await actOnPost(admin, 'social-post', id, 'restore')
    expect((await admin.call('GET', '/api/social')).json()).toHaveLength(1)
  })

  test('tells the author of a hidden post whether reports or a moderator hid it', async () => {
    const { site, admin, member: author } = await startModeratedSite()
    const id = await startDiscussion(author)
    const replyId = await addReply(author, id)
    const read = async () => [
      (await author.call('GET', `/api/forum/${id}`)).json().hiddenBy,
      (await author.call('GET', `/api/forum/${id}/replies`)).json()[0].hiddenBy,
    ]
    expect(await read()).toEqual([null, null])
    for (let count = 0; count < 3; count++) await report(await signUpEstablished(site), 'reply', replyId)
    await actOnPost(admin, 'discussion', id, 'hide')
    expect(await read()).toEqual(['moderator', 'reports'])
  })
})

test('a post in the thread of a crew is named as such to its author, to those who reported it and to staff', async () => {
  const { site, admin, member: author, reader: reporter } = await startModeratedSite()
  const crewId = await addTestCrew(site, [reporter, author])
  const { id } = (await author.call('POST', `/api/crews/${crewId}/thread`, { content: 'Hard words' })).json()
  await report(reporter, 'reply', id)
  expect((await listNotifications(admin)).at(-1)).toMatchObject({ kind: 'report', itemKind: 'reply', crew: true })
  const [found] = (await admin.call('GET', '/api/moderation/cases')).json()
  expect(found.item).toMatchObject({ kind: 'reply', crew: true })
  const decision = await actOnPost(admin, 'reply', id, 'remove')
  const [entry] = (await admin.call('GET', '/api/admin/audit?kind=moderation')).json()
  expect(entry.detail).toBe(`remove crew-post ${id}`)
  expect(decision.json()).toMatchObject({ kind: 'reply', crew: true })
  const [told] = await listNotifications(author)
  expect(told).toMatchObject({ kind: 'moderation', itemKind: 'reply', crew: true })
  expect((await listNotifications(reporter)).at(-1)).toMatchObject({ kind: 'reviewed', itemKind: 'reply', crew: true })
})

describe('an answer to a weekly round', () => {
  async function startRound() {
    const moderated = await startModeratedSite()
    const { site, member: author, reader: reporter } = moderated
    const crewId = await addTestCrew(site, [reporter, author])
    const url = `/api/crews/${crewId}/round`
    await reporter.call('PATCH', url, { weekday: 7, hour: 19 })
    site.services.clock.set('2026-03-15T19:00:00.000Z')
    const answers = { on: '2026-03-15', answers: ['Hard words\n**What was hard?**', '', 'Run twice'] }
    const { id } = (await author.call('POST', url, answers)).json<Round>().answers[0] ?? { id: '' }
    const read = async (client: TestClient) => (await client.call('GET', url)).json<Round>().answers
    return { ...moderated, crewId, url, id, answers, read }
  }

  test('is reported with its questions, its crew and its week', async () => {
    const { admin, member: author, reader: reporter, url, id, answers } = await startRound()
    expect((await report(reporter, 'round-answer', id)).statusCode).toBe(201)
    const [found] = await listCases(admin)
    expect(found?.item).toMatchObject({
      kind: 'round-answer',
      subjectId: id,
      author: { id: author.id, username: author.username },
      title: null,
      content:
        '**How was it?**\n\nHard words\\\n\\*\\*What was hard?\\*\\*\n\n**What will you do by next week?**\n\nRun twice',
      round: { crewName: 'Thursday crew', on: '2026-03-15' },
      state: 'visible',
    })
    await author.call('POST', url, { ...answers, answers: ['Kind words', '', ''] })
    expect(await readCase(admin, found?.id ?? '')).toMatchObject({
      item: { content: '**How was it?**\n\nKind words' },
      reportedContent: found?.item.content,
    })
  })

  test('can be reported by the others in the crew only', async () => {
    const { site, admin, member: author, reader: reporter, crewId, id } = await startRound()
    expect((await report(await site.signUp(), 'round-answer', id)).statusCode).toBe(404)
    expect((await report(admin, 'round-answer', id)).statusCode).toBe(404)
    expect((await report(author, 'round-answer', id)).statusCode).toBe(409)
    await reporter.call('DELETE', `/api/crews/${crewId}/members/${reporter.id}`)
    expect((await report(reporter, 'round-answer', id)).statusCode).toBe(404)
  })

  test('is removed and restored by staff, but only once it was reported', async () => {
    const { admin, member: author, reader: reporter, id, read } = await startRound()
    expect((await actOnPost(admin, 'round-answer', id, 'remove')).statusCode).toBe(404)
    await report(reporter, 'round-answer', id)
    const decision = await actOnPost(admin, 'round-answer', id, 'remove')
    expect(decision.json()).toMatchObject({
      action: 'remove',
      kind: 'round-answer',
      title: expect.stringMatching(/^Hard words/),
    })
    expect([await read(reporter), await read(author)]).toMatchObject([[], [{ hidden: true }]])
    expect(await listNotifications(author)).toMatchObject([
      { kind: 'moderation', action: 'remove', itemKind: 'round-answer' },
    ])
    expect(await listNotifications(reporter)).toMatchObject([
      { kind: 'reviewed', itemKind: 'round-answer', acted: true },
    ])
    await actOnPost(admin, 'round-answer', id, 'restore')
    expect(await read(reporter)).toMatchObject([{ id, hidden: false }])
  })

  test('stays when staff keep it, and comes back after an appeal', async () => {
    const { admin, member: author, reader: reporter, id, read } = await startRound()
    await report(reporter, 'round-answer', id)
    const [found] = await listCases(admin)
    await admin.call('POST', `/api/moderation/cases/${found?.id}/close`)
    expect(await read(reporter)).toMatchObject([{ id }])
    const decision = (await actOnPost(admin, 'round-answer', id, 'hide')).json<{ id: string }>()
    expect(await read(reporter)).toEqual([])
    await author.call('POST', `/api/decisions/${decision.id}/appeal`, { message: 'It was a quote' })
    const [appeal] = await listCases(admin)
    await admin.call('POST', `/api/moderation/cases/${appeal?.id}/answer`, { outcome: 'reversed' })
    expect(await read(reporter)).toMatchObject([{ id, hidden: false }])
  })

  test('is hidden after reports by three established members', async () => {
    const { site, admin, reader: reporter, crewId, id, read } = await startRound()
    for (let count = 0; count < 3; count++) {
      const established = await signUpEstablished(site)
      await joinTestCrew(site, crewId, established)
      await report(established, 'round-answer', id)
    }
    expect(await read(reporter)).toEqual([])
    const [found] = await listCases(admin)
    expect(found).toMatchObject({ hiddenByReports: true, item: { state: 'hidden' } })
    await admin.call('POST', `/api/moderation/cases/${found?.id}/close`)
    expect(await read(reporter)).toMatchObject([{ id }])
  })

  test('is gone from its case when its author leaves the crew, apart from the reported text', async () => {
    const { admin, member: author, reader: reporter, crewId, id } = await startRound()
    await report(reporter, 'round-answer', id)
    await author.call('DELETE', `/api/crews/${crewId}/members/${author.id}`)
    const [found] = await listCases(admin)
    expect(await readCase(admin, found?.id ?? '')).toMatchObject({
      item: { kind: 'round-answer', content: null, state: 'deleted' },
      reportedContent: expect.stringContaining('Hard words'),
    })
  })
})
