import { expect, test } from 'vitest'
import { decodeTable, findAddresses } from './find-addresses.ts'
import { parseCsv } from './parse-csv.ts'

test.each([
  [
    'commas',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'semicolons and CRLF',
    'a;b\r\nc,1;d\r\n',
    [
      ['a', 'b'],
      ['c,1', 'd'],
    ],
  ],
  ['tabs', 'a\tb', [['a', 'b']]],
  ['quotes', '"Lee, ""Ann""",b', [['Lee, "Ann"', 'b']]],
  [
    'a line break in a cell',
    '"a\nb",c\nd,e',
    [
      ['a\nb', 'c'],
      ['d', 'e'],
    ],
  ],
  ['a quote inside a cell', '5" pipe,b', [['5" pipe', 'b']]],
  ['a quote without an end', '"a,b\nc', [['a,b\nc']]],
  ['empty lines and cells', 'a,,b\n\n,,\nc', [['a', '', 'b'], [], [], ['c']]],
  ['separators in quotes', '"a,b,c,d";e', [['a,b,c,d', 'e']]],
  ['nothing', '', []],
])('parses a table with %s', (_name, text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})

const entries = (text: string) => findAddresses(text).map(({ row, text: address }) => `${row} ${address}`)

test.each([
  ['a column named email', 'Name,E-Mail,Town\nAnn,ann@x.org,Kiel\nBen,nothing,Bonn', ['2 ann@x.org', '3 nothing']],
  ['a German name of the column', 'Name;E-Mail-Adresse\nAnn;ann@x.org', ['2 ann@x.org']],
  ['a byte order mark', '\uFEFFemail\r\nann@x.org\r\n', ['2 ann@x.org']],
  ['no name of the column', 'Ann,ann@x.org\nBen,\nTom,tom@x.org', ['1 ann@x.org', '2 ', '3 tom@x.org']],
  ['another name of the column', 'Who,Where to\nAnn,ann@x.org', ['2 ann@x.org']],
  ['one address per line', 'ann@x.org\n\nben@x.org', ['1 ann@x.org', '3 ben@x.org']],
  ['addresses in one line', 'ann@x.org, ben@x.org; tom@x.org', ['1 ann@x.org', '1 ben@x.org', '1 tom@x.org']],
  ['addresses between spaces', 'ann@x.org ben@x.org', ['1 ann@x.org', '1 ben@x.org']],
  ['a mail program', 'Ann Lee <ann@x.org>, "Ben, Sr." <ben@x.org>', ['1 ann@x.org', '1 ben@x.org']],
  ['one word', 'ann', ['1 ann']],
  [
    'a wrong line among addresses',
    'ann@x.org\nben at x.org\ntom@x.org',
    ['1 ann@x.org', '2 ben at x.org', '3 tom@x.org'],
  ],
])('finds the addresses of a list with %s', (_name, text, found) => {
  expect(entries(text)).toEqual(found)
})

test.each([
  ['UTF-8', [0x61, 0xc3, 0xa4]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x61, 0xc3, 0xa4]],
  ['UTF-16', [0xff, 0xfe, 0x61, 0x00, 0xe4, 0x00]],
  ['UTF-16 with the other order', [0xfe, 0xff, 0x00, 0x61, 0x00, 0xe4]],
  ['Windows-1252', [0x61, 0xe4]],
])('decodes a file in %s', (_name, bytes) => {
  expect(decodeTable(new Uint8Array(bytes))).toBe('aä')
})

test('parses a megabyte of anything in a moment', () => {
  const startedAt = performance.now()
  for (const part of ['"', ',', '"",', 'a@b,', '\n', '<a@', '"a']) findAddresses(part.repeat(1_000_000 / part.length))
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})
