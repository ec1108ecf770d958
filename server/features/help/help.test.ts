import { afterAll, expect, test } from 'vitest'
import type { CrisisCountry, HelpList } from '#contract/help.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { crisisCountries } from '../../content/crisis-lines/countries.ts'

const site = await createTestApp()
const admin = await site.signUp()
const member = await site.signUp()
afterAll(() => site.close())

const getHelp = async (client: Pick<TestClient, 'call'>): Promise<HelpList> =>
  (await client.call('GET', '/api/help')).json()
const edit = (body: unknown, client = admin) => client.call('PATCH', '/api/admin/help', body)

const country: CrisisCountry = {
  code: 'XK',
  name: 'Kosovo',
  emergency: ['112'],
  lines: [
    {
      category: 'crisis',
      name: 'Lifeline',
      call: '0800 12345',
      text: null,
      chat: null,
      hours: 'Daily 18:00 to 02:00',
      languages: ['Albanian'],
      website: null,
      source: 'https://example.org/lifeline',
      checked: null,
    },
  ],
}

test('lists at least 25 countries by name, the same for a visitor and a member', async () => {
  const list = await getHelp({ call: site.visitor })
  expect(list).toEqual(await getHelp(member))
  expect(list).toMatchObject({ edited: false, note: null })
  expect(list.countries.length).toBeGreaterThanOrEqual(25)
  const names = list.countries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
})

test('keeps every number of the release valid and every country once', () => {
  expect(new Set(crisisCountries.map(({ code }) => code)).size).toBe(crisisCountries.length)
  for (const { name, lines } of crisisCountries) {
    expect(lines.length, name).toBeGreaterThan(0)
    for (const line of lines) expect(line.call ?? line.text ?? line.chat, line.name).not.toBeNull()
  }
})

test('shows what an admin saves at once, and the list of the release again after a reset', async () => {
  const release = await getHelp(member)
  const saved = await edit({ countries: [country], note: 'Call **Tom** on weekends.' })
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    { countries: [country], edited: true, note: 'Call **Tom** on weekends.' },
  ])
  expect(await getHelp({ call: site.visitor })).toEqual(saved.json())
  expect((await edit({ note: '' })).json()).toEqual({ countries: [country], edited: true, note: null })
  expect((await edit({ countries: null })).json()).toEqual(release)
  expect(await getHelp(member)).toEqual(release)
})

test('reads a list that an admin saved before lines had a category', async () => {
  const { category: _category, ...line } = country.lines[0] ?? {}
  const saved = await edit({ countries: [{ ...country, lines: [line] }] })
  expect(saved.json()).toMatchObject({ countries: [country], edited: true })
  const stored = JSON.stringify([{ ...country, lines: [line] }])
  await site.database.updateTable('site_settings').set({ value: stored }).where('key', '=', 'help-countries').execute()
  expect(await getHelp(member)).toMatchObject({ countries: [country], edited: true })
  await edit({ countries: null })
})

test('keeps the list when only the note changes', async () => {
  expect((await edit({ note: 'Ask at the desk.' })).json()).toMatchObject({ edited: false, note: 'Ask at the desk.' })
  await edit({ note: '' })
})

test('falls back to the list of the release when the stored list cannot be read', async () => {
  await edit({ countries: [country] })
  await site.database.updateTable('site_settings').set({ value: '{' }).where('key', '=', 'help-countries').execute()
  expect(await getHelp(member)).toMatchObject({ edited: false })
  await edit({ countries: null })
})

test('writes each change to the security log', async () => {
  await edit({ countries: [country], note: 'A note' })
  await edit({ countries: null, note: '' })
  const entries: { kind: string; detail: string; actor: { id: string } }[] = (
    await admin.call('GET', '/api/admin/audit?kind=site-change')
  ).json()
  expect(entries.slice(0, 4).map(({ detail, actor }) => [detail, actor.id])).toEqual([
    ['note on the help page', admin.id],
    ['crisis lines reset', admin.id],
    ['note on the help page', admin.id],
    ['crisis lines', admin.id],
  ])
})

test.each([
  ['no country', { countries: [] }],
  ['a country twice', { countries: [country, country] }],
  ['a number that cannot be dialled', { countries: [{ ...country, emergency: ['call me'] }] }],
  [
    'a link that runs a script',
    { countries: [{ ...country, lines: [{ ...country.lines[0], chat: 'javascript:1' }] }] },
  ],
  ['a long note', { note: 'a'.repeat(1001) }],
])('refuses %s', async (_what, body) => {
  expect((await edit(body)).statusCode).toBe(400)
  expect(await getHelp(member)).toMatchObject({ edited: false, note: null })
})

test('is edited by admins only, even where every member may open the admin screens', async () => {
  const open = await createTestApp({ adminAccess: 'everyone' })
  await open.signUp()
  const everyone = await open.signUp()
  expect((await edit({ note: 'Mine' }, everyone)).statusCode).toBe(403)
  expect((await edit({ note: 'Mine' }, member)).statusCode).toBe(403)
  await open.close()
})
