import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { block as contractBlock, type Block } from '#contract/resources.ts'
import { isBlock, problems, parseBlocks, sanitizeUrl, sanitizeFileName } from './parse-blocks.ts'

const intro: Block = { kind: 'intro', markdown: 'Read this.' }
const checklist: Block = { kind: 'checklist', title: 'Before bed', items: ['Phone out of the room'] }
const steps: Block = { kind: 'steps', title: 'Then', steps: ['Lie down', 'Breathe'] }
const tiplist: Block = { kind: 'tiplist', title: 'Worth knowing', tips: ['Dark beats quiet'] }
const links: Block = { kind: 'links', title: 'More', links: [{ label: 'WHO', url: 'https://www.who.int' }] }
const download: Block = { kind: 'download', label: 'Sheet', filename: 'sheet.txt', contents: '' }
const sampleBlocks = [intro, checklist, steps, tiplist, links, download]

function parse(blocks: unknown) {
  return parseBlocks(JSON.stringify(blocks))
}

describe('reading blocks', () => {
  test('every kind is read, in order, with its place', () => {
    expect(parse(sampleBlocks)).toEqual({
      blocks: sampleBlocks.map((block, index) => ({ index, block })),
      problem: null,
    })
  })

  test.each([null, '', '  \n'])('no blocks at all (%j) are no problem', (text) => {
    expect(parseBlocks(text)).toEqual({ blocks: [], problem: null })
  })

  test('an empty list is no problem either', () => {
    expect(parse([])).toEqual({ blocks: [], problem: null })
  })

  test.each(['[', 'intro', "[{'kind':'intro'}]", '[] []', 'undefined'])('%s cannot be parsed', (text) => {
    expect(parseBlocks(text)).toEqual({ blocks: [], problem: 'Failed to parse content.' })
  })

  test.each(['null', '{}', '"intro"', '7', 'true', '{"length":1,"0":{"kind":"intro","markdown":"x"}}'])(
    '%s is not a list',
    (text) => {
      expect(parseBlocks(text)).toEqual({ blocks: [], problem: 'Invalid content format.' })
    },
  )

  test('an invalid block is left out and said; the others keep the places their ticks are kept by', () => {
    expect(parse([{ kind: 'intro' }, checklist, null, steps])).toEqual({
      blocks: [
        { index: 1, block: checklist },
        { index: 3, block: steps },
      ],
      problem: 'Some content could not be loaded properly.',
    })
  })

  test('where every block is invalid nothing is left', () => {
    expect(parse([{ kind: 'video', url: 'x' }, 'intro', 1, [intro]])).toEqual({ blocks: [], problem: problems.partial })
  })

  test('a heading over an empty list is not shown, and is no problem', () => {
    const empty = [
      { kind: 'intro', markdown: ' ' },
      { kind: 'checklist', title: 'A', items: [] },
      { kind: 'steps', title: 'A', steps: [] },
      { kind: 'tiplist', title: 'A', tips: [] },
      { kind: 'links', title: 'A', links: [] },
    ]
    expect(parse([...empty, intro])).toEqual({ blocks: [{ index: 5, block: intro }], problem: null })
  })

  test('links that lead elsewhere than to a website or a mailbox are left out, and their block with the last of them', () => {
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

describe('a block', () => {
  test.each([
    { kind: 'intro', markdown: 1 },
    { kind: 'checklist', items: ['a'] },
    { kind: 'checklist', title: 'A', items: 'a' },
    { kind: 'steps', title: 'A', steps: ['a', null] },
    { kind: 'tiplist', title: 'A', items: ['a'] },
    { kind: 'links', title: 'A', links: [{ label: 'a' }] },
    { kind: 'links', title: 'A', links: ['https://example.org'] },
    { kind: 'download', label: 'A', filename: 'a.txt' },
    { kind: 'Intro', markdown: 'a' },
    { kind: 'constructor' },
    { markdown: 'a' },
    null,
    'intro',
  ])('%j is none', (value) => {
    expect(isBlock(value)).toBe(false)
  })

  test('is exactly what the contract says it is', () => {
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
    }
    const kind = fc.constantFrom<unknown>('intro', 'checklist', 'steps', 'tiplist', 'links', 'download', 'other', 1)
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

  test('reading never throws and never lets through what is not one', () => {
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

describe('an address', () => {
  test.each([
    ['https://www.who.int', 'https://www.who.int/'],
    ['HTTP://example.org/a b', 'http://example.org/a%20b'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['ht\ntps://example.org', 'https://example.org/'],
  ])('%j is opened as %s', (url, address) => expect(sanitizeUrl(url)).toBe(address))

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
  ])('%j is refused', (url) => expect(sanitizeUrl(url)).toBeNull())
})

describe('a file name', () => {
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
  ])('%j becomes %s', (name, safe) => expect(sanitizeFileName(name)).toBe(safe))

  test('is short', () => {
    expect(sanitizeFileName('a'.repeat(5000))).toHaveLength(104)
  })
})
