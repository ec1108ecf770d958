import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { sampleImages } from '#test/sample-images.ts'
import { addStarter } from '../forum/starters.ts'

let site: TestApp

afterEach(() => site.close())

async function start(settings: Parameters<typeof createTestApp>[0] = {}) {
  site = await createTestApp(settings)
  return site.signUp()
}

const noFigures = { members: null, challenges: null, resources: null, daysMarked: null }

const readSite = async () => (await site.visitor('GET', '/api/site')).json()

test('presents itself with the name, colour and words that the admin chose', async () => {
  const admin = await start()
  const words = { name: 'Iron Harbor', accent: '#2266aa', headline: 'Men who show up', welcome: 'One step a day.' }
  const reply = await admin.call('PATCH', '/api/admin/site', words)
  expect(reply.json()).toEqual({ ...words, logoUrl: null, questions: [], figures: 'spec', figuresFixed: false })
  expect(await readSite()).toMatchObject(words)
  expect((await admin.call('PATCH', '/api/admin/site', { name: '', headline: '' })).statusCode).toBe(200)
  expect(await readSite()).toMatchObject({ ...words, name: 'Seven Pillars', headline: null })
})

test('asks its questions at sign-up only while admins approve members', async () => {
  const admin = await start({ signUp: 'approval' })
  const questions = ['What brings you here?', 'How did you find us?']
  await admin.call('PATCH', '/api/admin/site', { questions })
  expect((await readSite()).questions).toEqual(questions)
  const open = await createTestApp({ signUp: 'open' }, { testDatabase: site })
  expect((await open.visitor('GET', '/api/site')).json().questions).toEqual([])
  expect((await admin.call('PATCH', '/api/admin/site', { questions: [] })).json().questions).toEqual([])
  expect((await admin.call('PATCH', '/api/admin/site', { questions: Array(6).fill('Why?') })).statusCode).toBe(400)
})

test('names the starter discussions after the site', async () => {
  const admin = await start()
  const starter = { pillar: 'purpose', title: 'What helps?', content: 'Tell us.' } as const
  await addStarter(site.database, starter, site.services.clock.now())
  await admin.call('PATCH', '/api/admin/site', { name: 'Iron Harbor' })
  expect((await admin.call('GET', '/api/forum')).json()).toMatchObject([{ username: 'Iron Harbor' }])
  await admin.call('PATCH', '/api/admin/site', { name: '' })
  expect((await admin.call('GET', '/api/forum')).json()).toMatchObject([{ username: 'Seven Pillars' }])
})

test('records who changed which part of the site, and nothing when nothing changed', async () => {
  const admin = await start()
  await admin.call('PATCH', '/api/admin/site', { name: 'Iron Harbor', headline: 'Men who show up' })
  await admin.call('PATCH', '/api/admin/site', { name: 'Iron Harbor' })
  await admin.call('PATCH', '/api/admin/pages/terms', { content: 'Be kind.' })
  const entries = (await admin.call('GET', '/api/admin/audit?kind=site-change')).json()
  expect(entries).toMatchObject([
    { detail: 'terms', actor: { id: admin.id }, member: null },
    { detail: 'name, headline', actor: { id: admin.id }, member: null },
  ])
})

test('stores a logo without its metadata and lets browsers keep it', async () => {
  const admin = await start()
  const reply = await admin.call('POST', '/api/admin/site/logo', { image: sampleImages.jpeg })
  const { logoUrl } = reply.json()
  expect(await readSite()).toMatchObject({ logoUrl })
  const logo = await site.visitor('GET', logoUrl)
  expect(logo.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(logo.rawPayload.includes('ICC_PROFILE')).toBe(false)
  await admin.call('POST', '/api/admin/site/logo', { image: sampleImages.jpeg })
  expect((await site.visitor('GET', logoUrl)).statusCode).toBe(404)
  expect((await admin.call('DELETE', '/api/admin/site/logo')).json()).toMatchObject({ logoUrl: null })
  expect(await site.database.selectFrom('site_logo').selectAll().execute()).toEqual([])
})

test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', ''])('refuses the logo %j', async (text) => {
  const admin = await start()
  const image = Buffer.from(text).toString('base64')
  expect((await admin.call('POST', '/api/admin/site/logo', { image })).statusCode).toBe(400)
  expect(await readSite()).toMatchObject({ logoUrl: null })
})

test.each(['signed out', 'a member'])('lets nobody but admins change the site: %s', async (who) => {
  await start()
  const member = await site.signUp()
  const call = who === 'a member' ? member.call : site.visitor
  const status = who === 'a member' ? 403 : 401
  expect((await call('GET', '/api/admin/site')).statusCode).toBe(status)
  expect((await call('PATCH', '/api/admin/site', { name: 'Mine' })).statusCode).toBe(status)
  expect((await call('PATCH', '/api/admin/pages/terms', { content: 'Mine' })).statusCode).toBe(status)
})

test('shows no real figures before there is anything to count', async () => {
  site = await createTestApp({ siteFigures: 'live' })
  expect((await readSite()).figures).toEqual(noFigures)
})

test('claims the figures of the specification until an admin chooses real ones or none', async () => {
  const admin = await start()
  const choose = async (figures: string) => (await admin.call('PATCH', '/api/admin/site', { figures })).json()
  const otherProcess = await createTestApp({}, { testDatabase: site })
  const readElsewhere = async () => (await otherProcess.visitor('GET', '/api/site')).json().figures
  expect(await readElsewhere()).toBeNull()
  expect(await choose('live')).toMatchObject({ figures: 'live', figuresFixed: false })
  expect(await readElsewhere()).toEqual({ ...noFigures, members: 1 })
  expect(await choose('hidden')).toMatchObject({ figures: 'hidden' })
  expect(await readElsewhere()).toEqual(noFigures)
  expect(await choose('spec')).toMatchObject({ figures: 'spec' })
  expect(await readElsewhere()).toBeNull()
  expect((await admin.call('PATCH', '/api/admin/site', { figures: 'huge' })).statusCode).toBe(400)
  const entries = (await admin.call('GET', '/api/admin/audit?kind=site-change')).json()
  expect(entries).toMatchObject([
    { detail: 'figures: spec', actor: { id: admin.id } },
    { detail: 'figures: hidden', actor: { id: admin.id } },
    { detail: 'figures: live', actor: { id: admin.id } },
  ])
})

test.each(['spec', 'live', 'hidden'] as const)('lets SITE_FIGURES=%s decide about the figures', async (siteFigures) => {
  const admin = await start()
  await admin.call('PATCH', '/api/admin/site', { figures: siteFigures === 'hidden' ? 'live' : 'hidden' })
  const fixed = await createTestApp({ siteFigures }, { testDatabase: site })
  const call = (method: 'GET' | 'PATCH', url: string, payload?: object) =>
    fixed.inject({ method, url, headers: { cookie: admin.cookie }, ...(payload && { payload }) })
  expect((await call('GET', '/api/admin/site')).json()).toMatchObject({ figures: siteFigures, figuresFixed: true })
  const refused = await call('PATCH', '/api/admin/site', { figures: 'live', name: 'Iron Harbor' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toContain('SITE_FIGURES')
  expect((await call('PATCH', '/api/admin/site', { name: 'Iron Harbor' })).statusCode).toBe(200)
  const expected = { spec: null, live: { ...noFigures, members: 1 }, hidden: noFigures }[siteFigures]
  expect((await fixed.visitor('GET', '/api/site')).json()).toMatchObject({ name: 'Iron Harbor', figures: expected })
})

test('counts real figures again after a minute', async () => {
  await start({ siteFigures: 'live' })
  expect((await readSite()).figures).toMatchObject({ members: 1, daysMarked: null })
  await site.signUp()
  expect((await readSite()).figures).toMatchObject({ members: 1 })
  site.services.clock.advance({ minutes: 60 })
  await expect.poll(async () => (await readSite()).figures.members).toBe(2)
})
