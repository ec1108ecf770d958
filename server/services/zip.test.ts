import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate as nextRound } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createZip, type ZipEntry } from './zip.ts'

const now = new Date('2026-03-10T09:00:00.000Z')
const partBytes = 100_000
const parts = Array.from({ length: 60 }, () => randomBytes(partBytes / 2).toString('hex'))

async function* listFiles(...files: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* files
}

async function* yieldAll<T>(all: Iterable<T>, onRead = () => {}, onEnd = () => {}): AsyncGenerator<T> {
  try {
    for (const each of all) {
      onRead()
      yield each
    }
  } finally {
    onEnd()
  }
}

async function readZip(...files: ZipEntry[]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of createZip(listFiles(...files), now)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('writes texts and bytes of every length', async () => {
  const content = new Uint8Array([0, 255, 1])
  const files = [
    { name: 'empty.txt', parts: yieldAll<string>([]) },
    { name: 'Größe.md', parts: yieldAll(['für ', '日本 🧱']) },
    { name: 'picture.jpg', parts: yieldAll([content]) },
    { name: 'long.txt', parts: yieldAll(parts) },
    { name: 'many.txt', parts: yieldAll(Array.from({ length: 50_000 }, (_, at) => `${at}\n`)) },
  ]
  const bytes = await readZip(...files)
  const unzipped = unzipSync(bytes)
  expect(unzipped['picture.jpg']).toEqual(content)
  expect(unzipped['long.txt']).toHaveLength(parts.length * partBytes)
  expect(strFromU8(unzipped['long.txt'] ?? new Uint8Array())).toBe(parts.join(''))
  expect(strFromU8(unzipped['Größe.md'] ?? new Uint8Array())).toBe('für 日本 🧱')
  expect(strFromU8(unzipped['many.txt'] ?? new Uint8Array())).toMatch(/^0\n1\n2\n[^]*\n49999\n$/)
  expect(unzipped['empty.txt']).toHaveLength(0)
})

test('lets other work run after every few parts', async () => {
  let round = 0
  const partsByRound = new Map<number, number>()
  const counting = { on: true }
  const countRounds = async () => {
    for (; counting.on; round++) await nextRound()
  }
  const counted = countRounds()
  const file = { name: 'a', parts: yieldAll(parts, () => partsByRound.set(round, (partsByRound.get(round) ?? 0) + 1)) }
  await readZip(file)
  counting.on = false
  await counted
  expect(Math.max(...partsByRound.values())).toBeLessThanOrEqual(3)
})

test('reads no further than a slow reader needs, and ends when the reader leaves', async () => {
  let read = 0
  let ended = false
  const count = () => void read++
  const end = () => {
    ended = true
  }
  const zip = Readable.from(createZip(listFiles({ name: 'a', parts: yieldAll(parts, count, end) }), now), {
    objectMode: false,
  })
  await new Promise((resolve) => zip.once('readable', resolve))
  for (let round = 0; round < 1000; round++) await nextRound()
  expect(read).toBeLessThan(20)
  const closed = new Promise((resolve) => zip.once('close', resolve))
  zip.destroy()
  await closed
  expect(ended).toBe(true)
})

test('fails when a file cannot be read', async () => {
  async function* fail(): AsyncGenerator<string> {
    yield 'text'
    throw new Error('The database is gone')
  }
  await expect(readZip({ name: 'a', parts: fail() })).rejects.toThrow('is gone')
})
