import type { Database } from './database/tables.ts'
import type { ZipEntry } from './services/zip.ts'

export const rowsPerBatch = 200
export const longRowsPerBatch = 20

/** The rows of a member after an id. */
export type Batch = { userId: string; after: string }
type BatchReader<Row> = (database: Database, batch: Batch) => Promise<Row[]>
type Source = { database: Database; userId: string }

export function textFile(name: string, content: string): ZipEntry {
  return { name, parts: yieldOnce(content) }
}

export function bytesFile(name: string, content: Uint8Array): ZipEntry {
  return { name, parts: yieldOnce(content) }
}

export function jsonFile(name: string, value: unknown): ZipEntry {
  return textFile(name, `${JSON.stringify(value, null, 2)}\n`)
}

/** Reads the rows in batches while the file is written. */
export function jsonListFile<Row extends { id: string }>(
  name: string,
  { source, read, toJson }: { source: Source; read: BatchReader<Row>; toJson: (row: Row) => unknown },
): ZipEntry {
  return { name, parts: streamJsonArray(readRows(source, read), toJson) }
}

export function markdownFile<Row extends { id: string }>(
  name: string,
  {
    source,
    read,
    title,
    toText,
  }: { source: Source; read: BatchReader<Row>; title: string; toText: (row: Row) => string },
): ZipEntry {
  return { name, parts: streamMarkdown(title, readRows(source, read), toText) }
}

export function formatSection(title: string, details: (string | null)[], text: string): string {
  const facts = details.filter(Boolean).join(' · ')
  return `## ${title}\n\n${facts && `*${facts}*\n\n`}${text}\n\n`
}

export function formatDay(instant: string): string {
  return instant.slice(0, 10)
}

async function* readRows<Row extends { id: string }>(
  { database, userId }: Source,
  read: BatchReader<Row>,
): AsyncGenerator<Row> {
  let after = ''
  for (;;) {
    const rows = await read(database, { userId, after })
    const last = rows.at(-1)
    if (!last) return
    yield* rows
    after = last.id
  }
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
