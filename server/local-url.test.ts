import { expect, test } from 'vitest'
import { formatLocalUrl } from './local-url.ts'

test.each([
  ['127.0.0.1', 3000, 'http://localhost:3000'],
  ['0.0.0.0', 80, 'http://localhost'],
  ['::', 3000, 'http://localhost:3000'],
  ['::1', 3000, 'http://[::1]:3000'],
  ['192.168.1.5', 8080, 'http://192.168.1.5:8080'],
  ['pillars.lan', 80, 'http://pillars.lan'],
])('formats HOST=%s and PORT=%i as %s, which a browser can open', (host, port, url) => {
  expect(formatLocalUrl({ host, port })).toBe(url)
  expect(URL.canParse(url)).toBe(true)
})
