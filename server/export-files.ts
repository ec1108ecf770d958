import type { ZipEntry } from './services/zip.ts'

export function textFile(name: string, content: string): ZipEntry {
  return { name, parts: yieldOnce(content) }
}

export function bytesFile(name: string, content: Uint8Array): ZipEntry {
  return { name, parts: yieldOnce(content) }
}

export function jsonFile(name: string, value: unknown): ZipEntry {
  return textFile(name, `${JSON.stringify(value, null, 2)}\n`)
}

/** Reads the rows while the file is written. Without `toJson`, they keep their columns except the id. */
export function jsonListFile<Row extends { id: string }>(
  name: string,
  rows: AsyncIterable<Row>,
  toJson: (row: Row) => unknown = ({ id: _id, ...columns }) => toJsonNames(columns),
): ZipEntry {
  return { name, parts: streamJsonArray(rows, toJson) }
}

export function markdownFile<Row>(
  name: string,
  rows: AsyncIterable<Row>,
  { title, toText }: { title: string; toText: (row: Row) => string },
): ZipEntry {
  return { name, parts: streamMarkdown(title, rows, toText) }
}

/** Renames columns for JSON: `created_at` becomes `createdAt`. */
export function toJsonNames(row: object): Record<string, unknown> {
  const rename = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [rename(column), value]))
}

export function formatSection(title: string, details: (string | null)[], text: string): string {
  const facts = details.filter(Boolean).join(' · ')
  return `## ${title}\n\n${facts && `*${facts}*\n\n`}${text}\n\n`
}

export function formatDay(instant: string): string {
  return instant.slice(0, 10)
}

async function* streamJsonArray<Row>(rows: AsyncIterable<Row>, toJson: (row: Row) => unknown): AsyncGenerator<string> {
  let separator = '['
  for await (const row of rows) {
    yield `${separator}\n${JSON.stringify(toJson(row), null, 2)}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

async function* streamMarkdown<Row>(
  title: string,
  rows: AsyncIterable<Row>,
  toText: (row: Row) => string,
): AsyncGenerator<string> {
  yield `${title}\n\n`
  for await (const row of rows) yield toText(row)
}

async function* yieldOnce<T>(value: T): AsyncGenerator<T> {
  yield value
}
