import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawingNames } from '#contract/drawings.ts'
import { block as contractBlock, type Block } from '#contract/resources.ts'
import { isBlock, problems, parseBlocks, sanitizeUrl, sanitizeFileName } from './parse-blocks.ts'

const intro: Block = { kind: 'intro', markdown: 'Read this.' }
const checklist: Block = { kind: 'checklist', title: 'Before bed', items: ['Phone out of the room'] }
const steps: Block = { kind: 'steps', title: 'Then', steps: ['Lie down', 'Breathe'] }
const tiplist: Block = { kind: 'tiplist', title: 'Worth knowing', tips: ['Dark beats quiet'] }
const links: Block = { kind: 'links', title: 'More', links: [{ label: 'WHO', url: 'https://www.who.int' }] }
const download: Block = { kind: 'download', label: 'Sheet', filename: 'sheet.txt', contents: '' }
const drawing: Block = { kind: 'drawing', name: 'breathing', caption: 'Breathe out longer than in.' }
const sampleBlocks = [intro, checklist, steps, tiplist, links, download, drawing]

function parse(blocks: unknown) {
  return parseBlocks(JSON.stringify(blocks))
}

describe('parseBlocks', () => {
  test('parses every kind in order with its index', () => {
    expect(parse(sampleBlocks)).toEqual({
      blocks: sampleBlocks.map((block, index) => ({ index, block })),
      problem: null,
    })
  })

  test.each([null, '', '  \n'])('accepts missing blocks (%j)', (text) => {
    expect(parseBlocks(text)).toEqual({ blocks: [], problem: null })
  })

  test('accepts an empty list', () => {
    expect(parse([])).toEqual({ blocks: [], problem: null })
  })

  test.each(['[', 'intro', "[{'kind':'intro'}]", '[] []', 'undefined'])('reports unparsable JSON: %s', (text) => {
    expect(parseBlocks(text)).toEqual({ blocks: [], problem: 'Failed to parse content.' })
  })

  test.each(['null', '{}', '"intro"', '7', 'true', '{"length":1,"0":{"kind":"intro","markdown":"x"}}'])(
    'reports JSON that is not a list: %s',
    (text) => {
      expect(parseBlocks(text)).toEqual({ blocks: [], problem: 'Invalid content format.' })
    },
  )

  test('skips and reports an invalid block, and keeps the indexes of the others', () => {
    expect(parse([{ kind: 'intro' }, checklist, null, steps])).toEqual({
      blocks: [
        { index: 1, block: checklist },
        { index: 3, block: steps },
      ],
      problem: 'Some content could not be loaded properly.',
    })
  })

  test('skips a drawing that this version does not have, and keeps the indexes of the others', () => {
    expect(parse([intro, { ...drawing, name: 'skyline' }, checklist])).toEqual({
      blocks: [
        { index: 0, block: intro },
        { index: 2, block: checklist },
      ],
      problem: 'Some content could not be loaded properly.',
    })
  })

  test('returns no blocks when all are invalid', () => {
    expect(parse([{ kind: 'video', url: 'x' }, 'intro', 1, [intro]])).toEqual({ blocks: [], problem: problems.partial })
  })

  test('omits blocks without content and reports no problem', () => {
    const empty = [
      { kind: 'intro', markdown: ' ' },
      { kind: 'checklist', title: 'A', items: [] },
      { kind: 'steps', title: 'A', steps: [] },
      { kind: 'tiplist', title: 'A', tips: [] },
      { kind: 'links', title: 'A', links: [] },
    ]
    expect(parse([...empty, intro])).toEqual({ blocks: [{ index: 5, block: intro }], problem: null })
  })

  test('drops unsafe links, and a links block with no safe link', () => {
    const bad = { label: 'Bad', url: 'javascript:alert(1)' }
    const good = { label: 'Good', url: 'mailto:a@example.org' }
    expect(
      parse([
        { ...links, links: [bad, good] },
        { ...links, links: [bad] },
      ]),
    ).toEqual({
      blocks: [{ index: 0, block: { ...links, links: [good] } }],
      problem: null,
    })
  })
})

describe('isBlock', () => {
  test.each([
    { kind: 'intro', markdown: 1 },
    { kind: 'checklist', items: ['a'] },
    { kind: 'checklist', title: 'A', items: 'a' },
    { kind: 'steps', title: 'A', steps: ['a', null] },
    { kind: 'tiplist', title: 'A', items: ['a'] },
    { kind: 'links', title: 'A', links: [{ label: 'a' }] },
    { kind: 'links', title: 'A', links: ['https://example.org'] },
    { kind: 'download', label: 'A', filename: 'a.txt' },
    { kind: 'drawing', name: 'breathing' },
    { kind: 'drawing', caption: 'a' },
    { kind: 'drawing', name: 'toString', caption: 'a' },
    { kind: 'drawing', name: ['breathing'], caption: 'a' },
    { kind: 'Intro', markdown: 'a' },
    { kind: 'constructor' },
    { markdown: 'a' },
    null,
    'intro',
  ])('rejects %j', (value) => {
    expect(isBlock(value)).toBe(false)
  })

  test('agrees with the contract on any value', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom<unknown>(1, null, true, undefined))
    const list = fc.oneof(
      fc.array(fc.string()),
      fc.array(text),
      fc.constant('a'),
      fc.array(fc.record({ label: text, url: text })),
    )
    const fields = {
      title: text,
      markdown: text,
      items: list,
      steps: list,
      tips: list,
      links: list,
      label: text,
      filename: text,
      contents: text,
      name: fc.oneof(fc.constantFrom(...drawingNames), text),
      caption: text,
    }
    const kind = fc.constantFrom<unknown>(...sampleBlocks.map((block) => block.kind), 'other', 1)
    const almostBlock = fc.record({ kind, ...fields }, { requiredKeys: ['kind'] })
    const validBlock = fc
      .constantFrom(...sampleBlocks)
      .chain((block) => fc.record({ more: fc.jsonValue() }).map((more) => ({ ...more, ...block })))
    fc.assert(
      fc.property(fc.oneof(almostBlock, validBlock, fc.jsonValue()), (value) => {
        expect(isBlock(value)).toBe(contractBlock.safeParse(value).success)
      }),
      { numRuns: 3000 },
    )
  })

  test('never throws and only returns valid blocks', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.jsonValue()).map((list) => JSON.stringify(list)),
        ),
        (text) => {
          for (const { block } of parseBlocks(text).blocks) contractBlock.parse(block)
        },
      ),
    )
  })
})

describe('sanitizeUrl', () => {
  test.each([
    ['https://www.who.int', 'https://www.who.int/'],
    ['HTTP://example.org/a b', 'http://example.org/a%20b'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['ht\ntps://example.org', 'https://example.org/'],
  ])('opens %j as %s', (url, address) => expect(sanitizeUrl(url)).toBe(address))

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'tel:1',
    '//example.org',
    '\\\\example.org',
    '/api/logout',
    'example.org',
    '',
  ])('refuses %j', (url) => expect(sanitizeUrl(url)).toBeNull())
})

describe('sanitizeFileName', () => {
  test.each([
    ['sleep-diary.csv', 'sleep-diary.csv'],
    ['Übung für heute.md', 'Übung für heute.md'],
    ['../../etc/passwd', 'passwd.txt'],
    ['C:\\Users\\me\\notes.TXT', 'notes.TXT'],
    ['.bashrc', 'bashrc.txt'],
    ['page.html', 'page.html.txt'],
    ['run.exe', 'run.exe.txt'],
    ['invoice\u202Etxt.exe', 'invoicetxt.exe.txt'],
    ['a\u0000b\n.txt', 'ab.txt'],
    ['a<b>:"|?*.txt', 'ab.txt'],
    ['txt', 'txt.txt'],
    ['.csv', 'csv.txt'],
    ['', 'download.txt'],
    ['...', 'download.txt'],
    ['folder/', 'download.txt'],
  ])('turns %j into %s', (name, safe) => expect(sanitizeFileName(name)).toBe(safe))

  test('shortens a long file name', () => {
    expect(sanitizeFileName('a'.repeat(5000))).toHaveLength(104)
  })
})
