import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { stripJpeg } from '#server/services/jpeg.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { joinTestChallenge } from '#test/challenge-member.ts'
import { seedMemberRows } from '#test/member-data.ts'
import { report, startDiscussion } from '#test/moderation-site.ts'
import { sampleImages } from '#test/sample-images.ts'
import { addChallenge } from '../challenges/catalog.ts'

const site = await createTestApp()
const other = await site.signUp()
const member = await site.signUp({ username: 'Marcus' })
afterAll(() => site.close())

async function unzipExport(who: TestClient): Promise<Record<string, string>> {
  const reply = await who.call('GET', '/api/account/export')
  expect([
    reply.statusCode,
    reply.headers['content-type'],
    reply.headers['content-disposition'],
    reply.headers['cache-control'],
  ]).toEqual([200, 'application/zip', 'attachment; filename="seven-pillars.zip"', 'no-store'])
  return Object.fromEntries(
    Object.entries(unzipSync(reply.rawPayload)).map(([name, bytes]) => [
      name,
      strFromU8(bytes, name.startsWith('picture')),
    ]),
  )
}

const blockNames = { blocker_name: 'blocker then', blocked_name: 'blocked then' }

const parseList = (files: Record<string, string>, name: string) => JSON.parse(files[name] ?? 'null')

test('exports every file with empty lists for a new member', async () => {
  const newMember = await site.signUp()
  const files = await unzipExport(newMember)
  expect(Object.keys(files).filter((name) => name.endsWith('.md'))).toEqual([
    'README.md',
    'goals.md',
    'journal.md',
    'plan-for-bad-days.md',
    'challenges.md',
    'discussions.md',
    'replies.md',
  ])
  for (const name of ['goals', 'journal', 'challenges', 'breaks', 'discussions', 'replies', 'resources-ticked'])
    expect(parseList(files, `${name}.json`)).toEqual([])
  expect(parseList(files, 'account.json')).toMatchObject({
    username: newMember.username,
    role: 'public',
    cardStored: false,
    timeZone: 'UTC',
    dayStart: 3,
    showNumbers: true,
  })
})

test("exports the member's security log, without other people's addresses", async () => {
  const member = await site.signUp()
  await site.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    payload: { email: member.email, password: 'wrong password' },
    remoteAddress: '203.0.113.7',
  })
  const files = await unzipExport(member)
  expect(parseList(files, 'security-log.json')).toMatchObject([
    { kind: 'sign-up', address: expect.any(String) },
    { kind: 'sign-in-failed', address: null },
    { kind: 'export', address: '127.0.0.1' },
  ])
})

test('exports neither notes of moderators nor reports that changed nothing in the security log', async () => {
  const site = await createTestApp()
  const [admin, member, reader] = [await site.signUp(), await site.signUp(), await site.signUp()]
  const id = await startDiscussion(member)
  await report(reader, 'discussion', id)
  const [{ id: caseId }] = (await admin.call('GET', '/api/moderation/cases')).json()
  await admin.call('POST', `/api/moderation/cases/${caseId}/close`)
  await admin.call('POST', `/api/moderation/members/${member.id}/notes`, { text: 'Watch them.' })
  await admin.call('POST', `/api/moderation/members/${member.id}`, { action: 'warn', note: 'Be kind.' })
  const log: { kind: string; detail: string }[] = parseList(await unzipExport(member), 'security-log.json')
  const kinds = log.map(({ kind, detail }) => [kind, detail]).filter(([kind]) => /moderation|note/.test(kind ?? ''))
  await site.close()
  expect(kinds).toEqual([['moderation', 'warn']])
})

test('exports neither the address of staff nor decisions that changed nothing', async () => {
  const site = await createTestApp()
  const [admin, member, reader] = [await site.signUp(), await site.signUp(), await site.signUp()]
  await report(reader, 'discussion', await startDiscussion(member))
  const [{ id: caseId }] = (await admin.call('GET', '/api/moderation/cases')).json()
  await admin.call('POST', `/api/moderation/cases/${caseId}/close`)
  await admin.call('POST', `/api/moderation/members/${member.id}`, { action: 'warn', note: 'Be kind.' })
  const files = await unzipExport(member)
  await site.close()
  const log: { kind: string }[] = parseList(files, 'security-log.json')
  expect(log.filter(({ kind }) => kind === 'moderation')).toMatchObject([{ detail: 'warn', address: null }])
  expect(parseList(files, 'decisions.json')).toMatchObject([{ action: 'warn' }])
})

test('exports all data of a member as JSON and Markdown', async () => {
  const words = (at: number) => `Entry ${at}: “quoted”, <b>raw</b>, 日本 🧱`
  for (let at = 0; at < 450; at++)
    await member.call('POST', '/api/journal', {
      title: `Day ${at}`,
      content: words(at),
      pillar: 'mental',
      prompt: 'Why?',
    })
  const goal = await member.call('POST', '/api/goals', {
    title: 'Run',
    description: 'Far\nand long',
    pillar: 'physical',
    targetDate: '2026-12-31',
  })
  const stepsPath = `/api/goals/${goal.json().id}/steps`
  const [step] = (await member.call('POST', stepsPath, { title: 'Buy shoes' })).json().steps
  await member.call('PATCH', `${stepsPath}/${step.id}`, { done: true })
  await member.call('PATCH', '/api/bad-day-plan', { people: 'Sam: call.', signs: 'I stop answering.\nI sleep late.' })
  const challengeId = await addChallenge(
    site.database,
    { title: 'Rise', description: 'B', pillar: 'purpose', duration: 9, difficulty: 'beginner', plan: null },
    new Date(),
  )
  const participation = (await member.call('POST', '/api/user-challenges', { challengeId })).json().id
  await member.call('PATCH', `/api/user-challenges/${participation}/progress`, { progress: 1, note: 'Cold' })
  await member.call('DELETE', `/api/user-challenges/${participation}`)
  const { id } = (
    await other.call('POST', '/api/forum', { title: 'Question', content: 'What now', pillar: 'career' })
  ).json()
  await member.call('POST', `/api/forum/${id}/replies`, { content: 'My answer' })
  await member.call('POST', '/api/forum', { title: 'Mine', content: 'My words', pillar: 'career' })
  await member.call('POST', '/api/account/picture', { image: sampleImages.jpeg })

  const files = await unzipExport(member)
  expect(parseList(files, 'journal.json').map(({ content }: { content: string }) => content)).toEqual(
    Array.from({ length: 450 }, (_, at) => words(at)),
  )
  expect(files['journal.md']?.match(/^## Day \d+$/gm)).toHaveLength(450)
  expect(files['journal.md']).toContain('## Day 0\n\n*2026-03-10 · mental*\n\n> Why?\n\nEntry 0: “quoted”')
  expect(parseList(files, 'goals.json')).toMatchObject([
    { title: 'Run', targetDate: '2026-12-31', completed: false, steps: [{ title: 'Buy shoes', done: true }] },
  ])
  expect(files['goals.md']).toContain('- [ ] Run (physical, by 2026-12-31)\n\n  Far\n  and long\n\n  - [x] Buy shoes\n')
  expect(files['plan-for-bad-days.md']).toBe(
    '# Plan for bad days\n\n## How do I notice that a bad day is coming?\n\nI stop answering.\nI sleep late.\n\n' +
      '## Who can I tell that it’s a bad day?\n\nSam: call.\n\n',
  )
  expect(parseList(files, 'challenges.json')).toMatchObject([
    { title: 'Rise', progress: 1, leftAt: expect.any(String), days: [{ day: 1, date: '2026-03-10', note: 'Cold' }] },
  ])
  expect(files['challenges.md']).toContain('- Day 1, 2026-03-10: Cold')
  expect(parseList(files, 'replies.json')).toMatchObject([{ discussion: 'Question', content: 'My answer' }])
  expect(parseList(files, 'discussions.json')).toMatchObject([{ title: 'Mine', content: 'My words' }])
  expect(files['picture.jpg']?.length).toBe(stripJpeg(Buffer.from(sampleImages.jpeg, 'base64'))?.bytes.length)
  expect(JSON.stringify(files)).not.toContain('What now')
})

test('exports the runs, rules and breaks of challenges', async () => {
  const newMember = await site.signUp()
  const schedule = { kind: 'weekly', times: 3 } as const
  const { mark, startOver, id } = await joinTestChallenge(site, newMember, { schedule, rule: 'passes', cue: 'At noon' })
  site.services.clock.advance({ days: 1 })
  await mark({ date: '2026-03-10', note: 'Cold' })
  await startOver(1)
  await mark()
  const period = { from: '2026-03-20', to: '2026-03-22' }
  await newMember.call('POST', '/api/breaks', { ...period, participationId: id })
  site.services.clock.advance({ days: -1 })

  const files = await unzipExport(newMember)
  expect(parseList(files, 'challenges.json')).toMatchObject([
    {
      run: 2,
      progress: 1,
      whenAndWhere: 'At noon',
      schedule,
      rules: [{ from: '2026-03-10', rule: 'passes' }],
      passes: 3,
      startedOn: '2026-03-10',
      days: [
        { run: 1, day: 1, date: '2026-03-10', late: true, note: 'Cold' },
        { run: 2, day: 1, date: '2026-03-11', late: false, note: null },
      ],
    },
  ])
  expect(parseList(files, 'breaks.json')).toMatchObject([{ challenge: 'Thirty mornings', kind: 'planned', ...period }])
  expect(files['challenges.md']).toContain('- Run 1, day 1, 2026-03-10 (marked late): Cold')
})

test('exports breaks of all challenges', async () => {
  const newMember = await site.signUp()
  const period = { from: '2026-03-20', to: '2026-03-22' }
  await newMember.call('POST', '/api/breaks', period)
  expect(parseList(await unzipExport(newMember), 'breaks.json')).toMatchObject([{ challenge: null, ...period }])
})

test('exports notifications, what the member follows, and their settings', async () => {
  const newMember = await site.signUp()
  const form = { title: 'My question', content: 'What now', pillar: 'career' }
  const { id } = (await newMember.call('POST', '/api/forum', form)).json()
  await other.call('POST', `/api/forum/${id}/replies`, { content: 'An answer' })
  await newMember.call('PATCH', '/api/notification-settings', { named: true, kinds: { reply: { email: false } } })
  await newMember.call('POST', '/api/calendar')
  await newMember.call('PATCH', '/api/reminders', { on: true, time: '07:30' })
  const { id: participationId } = await joinTestChallenge(site, newMember)
  await newMember.call('PATCH', `/api/user-challenges/${participationId}/reminder`, { time: '06:00' })
  const device = { id: 'd', user_id: newMember.id, name: 'Chrome on Android', created_at: '2026-03-10T09:00:00.000Z' }
  const secrets = { endpoint: 'https://push.example.org/secret', p256dh: 'secret', auth: 'secret', sid: 'secret' }
  await site.database
    .insertInto('push_devices')
    .values({ ...device, ...secrets })
    .execute()

  const files = await unzipExport(newMember)
  expect(parseList(files, 'notifications.json')).toEqual([
    { kind: 'reply', about: 'My question', at: '2026-03-10T09:00:00.000Z', readAt: null },
  ])
  expect(parseList(files, 'followed-discussions.json')).toMatchObject([{ discussion: 'My question', following: true }])
  expect(parseList(files, 'devices.json')).toEqual([
    { name: 'Chrome on Android', createdAt: device.created_at, lastSuccessAt: null },
  ])
  expect(parseList(files, 'notification-settings.json')).toMatchObject({ named: true, quietFrom: '22:00' })
  expect(parseList(files, 'reminders.json')).toMatchObject({
    settings: { on: true, time: '07:30' },
    challenges: [{ title: 'Thirty mornings', time: '06:00' }],
  })
  expect(JSON.stringify(files)).not.toMatch(/secret|An answer|calendar/)
})

test('exports no notification that was withdrawn', async () => {
  const newMember = await site.signUp()
  const form = { title: 'My question', content: 'What now', pillar: 'career' }
  const { id } = (await newMember.call('POST', '/api/forum', form)).json()
  const answer = (await other.call('POST', `/api/forum/${id}/replies`, { content: 'An answer' })).json().id
  await other.call('DELETE', `/api/forum/${id}/replies/${answer}`)
  expect((await newMember.call('GET', '/api/notifications')).json()).toEqual([])
  expect(parseList(await unzipExport(newMember), 'notifications.json')).toEqual([])
})

test('exports the profile, blocks, reports, decisions and invitations, but not who has blocked the member', async () => {
  const newMember = await site.signUp()
  const at = '2026-03-10T09:00:00.000Z'
  const { database } = site
  const blocker = await site.signUp()
  await blocker.call('POST', `/api/members/${newMember.id}/block`)
  await newMember.call('PATCH', '/api/account/profile', { about: 'I run.', pillars: ['physical'], shown: true })
  await database
    .insertInto('member_blocks')
    .values({ user_id: newMember.id, blocked_id: other.id, ...blockNames, created_at: at })
    .execute()
  const decision = { kind: 'reply', subject_id: 'x', action: 'warn', title: 'Title', note: 'Be kind.' } as const
  await database
    .insertInto('moderation_decisions')
    .values({ ...decision, id: 'd1', member_id: newMember.id, created_at: at, appeal: 'Why?', appealed_at: at })
    .execute()
  const report = { type: 'report', kind: 'member', subject_id: other.id, status: 'closed' } as const
  await database
    .insertInto('moderation_cases')
    .values({ ...report, id: 'c1', position: 'p', opened_at: at, last_report_at: at, closed_at: at, revision: 'r' })
    .execute()
  const spam = { reason: 'spam', details: 'An ad', established: false } as const
  await database
    .insertInto('reports')
    .values({ ...spam, id: 'r1', case_id: 'c1', user_id: newMember.id, created_at: at })
    .execute()
  await database
    .insertInto('member_notes')
    .values({ id: 'n1', user_id: newMember.id, author_id: other.id, text: 'staff only', created_at: at })
    .execute()
  await newMember.call('POST', '/api/invitations', { note: 'For Sam' })

  const files = await unzipExport(newMember)
  expect(parseList(files, 'profile.json')).toEqual({
    about: 'I run.',
    pillars: ['physical'],
    shownToOthers: true,
    foundInSearch: false,
  })
  expect(parseList(files, 'blocked-members.json')).toMatchObject([{ username: 'blocked then' }])
  expect(parseList(files, 'decisions.json')).toMatchObject([
    { action: 'warn', note: 'Be kind.', appeal: { message: 'Why?', answer: null } },
  ])
  expect(parseList(files, 'reports.json')).toMatchObject([{ about: 'member', reason: 'spam', details: 'An ad' }])
  expect(parseList(files, 'invitations.json')).toMatchObject([
    { note: 'For Sam', uses: 0, maxUses: 1, challenge: null },
  ])
  const all = JSON.stringify(files)
  expect(all).not.toContain('staff only')
  expect(all).not.toContain(blocker.username)
})

test('exports no title of a discussion that the member can no longer see', async () => {
  const newMember = await site.signUp()
  const start = async (title: string): Promise<string> => {
    const form = { title, content: 'B', pillar: 'career' }
    const { id } = (await other.call('POST', '/api/forum', form)).json()
    await newMember.call('POST', `/api/forum/${id}/replies`, { content: `In ${title}` })
    return id
  }
  const removed = await start('Insults')
  await start('Recipes')
  await site.database.updateTable('forum_posts').set({ removed_at: 'now' }).where('id', '=', removed).execute()
  const titles = async () =>
    parseList(await unzipExport(newMember), 'replies.json').map(({ discussion }: { discussion: string }) => discussion)
  expect(await titles()).toEqual([null, 'Recipes'])
  await site.database
    .insertInto('member_blocks')
    .values({ user_id: other.id, blocked_id: newMember.id, ...blockNames, created_at: 'now' })
    .execute()
  const all = JSON.stringify(await unzipExport(newMember))
  expect(all).not.toMatch(/"discussion\\": \\"(Insults|Recipes)/)
})

test('exports no secrets or internal ids', async () => {
  await seedMemberRows(site.database, site.engine, member, 'canary')
  await site.database
    .updateTable('users')
    .set({
      stripe_customer_id: 'cus_canary',
      stripe_payment_method_id: 'pm_canary',
      stripe_setup_intent_id: 'seti_canary',
      stripe_setup_key: 'key_canary',
    })
    .where('id', '=', member.id)
    .execute()
  const sids = await site.database.selectFrom('sessions').select('sid').execute()
  const all = JSON.stringify(await unzipExport(member))
  expect(all).not.toMatch(/(cus|pm|seti|key)_canary|argon2|password_hash|token_hash|"sid"|request_id/)
  for (const { sid } of sids) expect(all).not.toContain(sid)
  expect(all).not.toContain(member.id)
})
