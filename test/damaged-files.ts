import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { challengeDraft, resourceDraft } from '#contract/generation.ts'
import type { ListedDraft, WrittenDraft } from '#contract/written-drafts.ts'
import { seedLibrary } from '#server/features/library/starter-library.ts'
import { createTestApp, type TestApp, type TestClient } from './app.ts'
import { createRandom } from './random.ts'

export type Outcome = 'imported' | 'refused'

/** A site with an admin and the files of some of its items. */
export type ImportSite = { app: TestApp; admin: TestClient; files: string[]; close: () => Promise<void> }

export async function createImportSite(): Promise<ImportSite> {
  const app = await createTestApp()
  const admin = await app.signUp()
  await seedLibrary(app.database, app.services)
  const files: string[] = []
  for (const kind of ['challenges', 'resources']) {
    const items: { id: string }[] = (await admin.call('GET', `/api/${kind}`)).json()
    for (const { id } of items.slice(0, 10)) files.push((await admin.call('GET', `/api/${kind}/${id}/file`)).body)
  }
  const items = files.slice(8, 12).map((text) => {
    const { format: _format, version: _version, ...item } = JSON.parse(text)
    return item
  })
  files.push(JSON.stringify({ format: 'seven-pillars', version: 1, kind: 'list', items }, null, 2))
  return { app, admin, files, close: () => app.close() }
}

/** Imports a file that is damaged by a seed. @throws AssertionError naming the seed */
export async function checkDamagedFile(site: ImportSite, seed: number): Promise<Outcome> {
  const { app, admin, files } = site
  const random = createRandom(seed)
  const payload = damageFile(files[Math.floor(random() * files.length)] ?? '', random)
  const type = random() < 0.5 ? 'application/json' : 'application/octet-stream'
  const reply = await app.inject({
    method: 'POST',
    url: '/api/content/import',
    headers: { cookie: admin.cookie, 'content-type': type },
    payload,
  })
  const told = `seed ${seed}: ${reply.statusCode} ${reply.body.slice(0, 300)}`
  const drafts: ListedDraft[] = (await admin.call('GET', '/api/content/drafts')).json()
  if (reply.statusCode !== 201) {
    assert.ok([400, 413, 422].includes(reply.statusCode), told)
    assert.equal(drafts.length, 0, told)
    return 'refused'
  }
  const imported: ListedDraft[] = reply.json()
  assert.deepEqual(new Set(drafts.map(({ id }) => id)), new Set(imported.map(({ id }) => id)), told)
  for (const { id } of imported) await checkDraft(site, id, told)
  return 'imported'
}

/** Checks that a draft is complete, and what members see once it is published. Deletes it again. */
async function checkDraft({ app, admin }: ImportSite, id: string, told: string): Promise<void> {
  const { kind, content }: WrittenDraft = (await admin.call('GET', `/api/content/drafts/${id}`)).json()
  const schema = kind === 'challenge' ? challengeDraft : resourceDraft
  assert.deepEqual(JSON.parse(JSON.stringify(schema.parse(content))), content, told)
  // The original has the same title.
  const title = `Imported ${id}`
  const saved = await admin.call('PATCH', `/api/content/drafts/${id}`, { revision: 1, content: { ...content, title } })
  const { revision }: WrittenDraft = saved.json()
  const reply = await admin.call('POST', `/api/content/drafts/${id}/publish`, { revision })
  assert.equal(reply.statusCode, 200, `${told} ${reply.body}`)
  const itemId: string = reply.json().published.id
  const page = await app.app.inject({
    url: `/${kind}/${itemId}`,
    headers: { cookie: admin.cookie, accept: 'text/html' },
  })
  if (hasPages) assert.equal(page.statusCode, 200, told)
  for (const markup of ['<script>pwned', '<img src=x onerror', 'href="javascript:', "href='javascript:"])
    assert.ok(!page.body.includes(markup), `${told} ${markup}`)
  await admin.call('DELETE', `/api/content/catalog/${kind}/${itemId}`)
}

// Tests also run without a build of the web app.
const hasPages = existsSync(new URL('../dist/web/first-load.json', import.meta.url))

type Random = () => number

/** Damages a file one to three times. */
function damageFile(text: string, random: Random): Buffer {
  let damaged = text
  for (let times = Math.floor(random() * 3); times >= 0; times--) damaged = pick(damages, random)(damaged, random)
  return pick(encodings, random)(damaged, random)
}

const encodings: ((text: string, random: Random) => Buffer)[] = [
  ...Array.from({ length: 8 }, () => (text: string) => Buffer.from(text)),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text, 'latin1'),
  (text, random) => {
    const bytes = Buffer.from(text)
    for (let times = 0; times < 3; times++) {
      const at = Math.floor(random() * bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    }
    return bytes
  },
]

const scripts = [
  '<script>pwned()</script>',
  '<img src=x onerror=pwned()>',
  '[link](javascript:pwned())',
  'javascript:pwned()',
  '</script><script>pwned()</script>',
  '"><svg onload=pwned()>',
  '{{constructor.constructor("pwned()")()}}',
]
const oddTexts = [
  '\u202e',
  '\u200b\u200b',
  'a\u0301'.repeat(50),
  '\ud800',
  '\u0000',
  '\u001b[2J',
  '\ufffd',
  '𝒳',
  '\u2028',
]
const oddValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 60,
  '',
  ' ',
  [],
  {},
  [[]],
  { length: 1 },
  'x'.repeat(70_000),
]
const oddKeys = ['__proto__', 'constructor', 'toString', 'id', 'hiddenAt', 'Title', 'title ', '', 'x'.repeat(500)]

const damages: ((text: string, random: Random) => string)[] = [
  (text, random) => text.slice(0, Math.floor(random() * text.length)),
  (text, random) => insert(text, random, pick(['{', '}', '"', ',', '[', '\\', '\n', '0', '/*', 'NaN'], random)),
  (text, random) => insert(text, random, text.slice(0, Math.floor(random() * 200))),
  (text, random) => changeText(text, random, (value) => value + pick(scripts, random)),
  (text, random) => changeText(text, random, () => pick(scripts, random)),
  (text, random) => changeText(text, random, (value) => value + pick(oddTexts, random)),
  (text, random) => changeText(text, random, (value) => `${value} ${value}`),
  (text, random) => changeValue(text, random, () => pick(oddValues, random)),
  (text, random) => changeValue(text, random, () => undefined),
  (text, random) =>
    addKey(text, random, `${JSON.stringify(pick(oddKeys, random))}: ${pick(['1', '{}', '"a"'], random)},`),
  (text, random) => addKey(text, random, '"title": "Twice",'),
  (text, random) => addKey(text, random, '"number": 1e999,'),
  (text, random) => addKey(text, random, `"deep": ${'['.repeat(20_000)}${']'.repeat(20_000)},`),
  (text) => `${text}${text}`,
  (text) => text.replace('"version": 1', '"version": 2'),
]

function insert(text: string, random: Random, added: string): string {
  const at = Math.floor(random() * text.length)
  return text.slice(0, at) + added + text.slice(at)
}

/** Adds a key, as text, at the start of some object. */
function addKey(text: string, random: Random, key: string): string {
  const places = [...text.matchAll(/\{(?=\s*")/g)].map(({ index }) => index + 1)
  const at = places.length > 0 ? pick(places, random) : 0
  return text.slice(0, at) + key + text.slice(at)
}

function changeText(text: string, random: Random, change: (value: string) => string): string {
  return changeValue(text, random, (value) => (typeof value === 'string' ? change(value) : value))
}

/** Changes some value of a file that is still JSON. */
function changeValue(text: string, random: Random, change: (value: unknown) => unknown): string {
  let values = 0
  try {
    JSON.parse(text, (_key, value) => {
      values++
      return value
    })
  } catch {
    return text
  }
  const chosen = Math.floor(random() * values)
  let at = 0
  const changed: unknown = JSON.parse(text, (_key, value) => (at++ === chosen ? change(value) : value))
  return changed === undefined ? '' : JSON.stringify(changed, null, 2)
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}
