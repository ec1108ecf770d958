import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTempFolder } from '#test/temp-folder.ts'
import { serveAssets } from './assets.ts'

let app: FastifyInstance

beforeEach(() => {
  const folder = createTempFolder()
  mkdirSync(join(folder, 'web/assets'), { recursive: true })
  for (const name of ['app.html', 'parts.json', 'offline.js', 'favicon.svg', 'assets/home-1a2b3c4.js'])
    writeFileSync(join(folder, 'web', name), `plain ${name}`)
  writeFileSync(join(folder, 'web/assets/home-1a2b3c4.js.br'), 'compressed')
  writeFileSync(join(folder, 'secret.js'), 'secret')
  app = fastify()
  serveAssets(app, join(folder, 'web'))
})

afterEach(() => app.close())

test('serves files with a hash in their name for a year, compressed if the browser accepts it', async () => {
  const plain = await app.inject('/assets/home-1a2b3c4.js')
  expect(plain.body).toBe('plain assets/home-1a2b3c4.js')
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const compressed = await app.inject({ url: '/assets/home-1a2b3c4.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(compressed.body).toBe('compressed')
})

test('serves other files for an hour, and those that must be current without a cache', async () => {
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  expect((await app.inject('/offline.js')).headers['cache-control']).toBe('public, no-cache')
})

test.each([
  '/app.html',
  '/parts.json',
  '/assets/home-1a2b3c4.js.br',
  '/assets/missing.js',
  '/assets/',
  '/assets/../parts.json',
  '/assets/..%2fparts.json',
  '/assets/..%2f..%2fsecret.js',
])('does not serve %s', async (url) => {
  expect((await app.inject(url)).statusCode).not.toBe(200)
})
