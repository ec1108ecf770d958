import type { ZipEntry } from '../../services/zip.ts'

export function textFile(name: string, content: string): ZipEntry {
  return { name, parts: yieldOnce(content) }
}

export function bytesFile(name: string, content: Uint8Array): ZipEntry {
  return { name, parts: yieldOnce(content) }
}

export function jsonFile(name: string, value: unknown): ZipEntry {
  return textFile(name, `${JSON.stringify(value, null, 2)}\n`)
}

export function jsonListFile<Row>(name: string, rows: AsyncIterable<Row[]>, toJson: (row: Row) => unknown): ZipEntry {
  return { name, parts: streamJsonArray(rows, toJson) }
}

export function markdownFile<Row>(
  name: string,
  title: string,
  rows: AsyncIterable<Row[]>,
  toMarkdown: (row: Row) => string,
): ZipEntry {
  return { name, parts: streamMarkdown(title, rows, toMarkdown) }
}

async function* streamJsonArray<Row>(
  rows: AsyncIterable<Row[]>,
  toJson: (row: Row) => unknown,
): AsyncGenerator<string> {
  let separator = '['
  for await (const batch of rows) {
    for (const row of batch) {
      yield `${separator}\n${JSON.stringify(toJson(row), null, 2)}`
      separator = ','
    }
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

async function* streamMarkdown<Row>(
  title: string,
  rows: AsyncIterable<Row[]>,
  toMarkdown: (row: Row) => string,
): AsyncGenerator<string> {
  yield `${title}\n\n`
  for await (const batch of rows) {
    for (const row of batch) yield toMarkdown(row)
  }
}

async function* yieldOnce<T>(value: T): AsyncGenerator<T> {
  yield value
}
