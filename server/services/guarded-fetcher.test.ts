import { connect as connectSocket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMisbehavingServer } from '#test/misbehaving-server.ts'
import { createGuardedFetcher, type Connect } from './guarded-fetcher.ts'

// Abuse of the one door through which this server asks the internet for what a member's link names.

let bad: Awaited<ReturnType<typeof startMisbehavingServer>>
let dialled: string[]

beforeAll(async () => {
  bad = await startMisbehavingServer()
})
afterAll(() => bad.close())

const anywhere = () => true
const publicAddress = '93.184.216.34'

/** Every name is a public address, and every connection ends at the bad server. */
function fetcher({
  addresses = [publicAddress],
  milliseconds = 20_000,
}: { addresses?: string[]; milliseconds?: number } = {}) {
  dialled = []
  const connect: Connect = (target) => {
    dialled.push(target.address)
    return bad.connect()
  }
  return createGuardedFetcher({ resolve: async () => addresses, connect, bounds: { bytes: 64 * 1024, milliseconds } })
}

const failure = (name: string) => expect.objectContaining({ failure: name })

test('what is fine is read', async () => {
  const reply = await fetcher().get('https://example.com/fine', anywhere)
  expect([reply.status, reply.text]).toEqual([200, '{"ok":true}'])
})

describe('an address that is not of the public internet', () => {
  test.each([
    ['127.0.0.1'],
    ['127.1.2.3'],
    ['0.0.0.0'],
    ['10.0.0.5'],
    ['172.16.0.1'],
    ['172.31.255.255'],
    ['192.168.1.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['192.0.0.1'],
    ['192.0.2.1'],
    ['198.18.0.1'],
    ['198.51.100.1'],
    ['203.0.113.1'],
    ['224.0.0.1'],
    ['240.0.0.1'],
    ['255.255.255.255'],
    ['::1'],
    ['::'],
    ['::ffff:127.0.0.1'],
    ['::ffff:a00:1'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
    ['fc00::1'],
    ['fd12:3456::1'],
    ['fe80::1'],
    ['ff02::1'],
    ['2001:db8::1'],
    ['2001::1'],
    ['not an address'],
  ])('%s is not connected to, however a name came to stand for it', async (address) => {
    await expect(fetcher({ addresses: [address] }).get('https://innocent.example/fine', anywhere)).rejects.toEqual(
      failure('refused'),
    )
    expect(dialled).toEqual([])
  })

  test.each([
    ['https://127.0.0.1/fine'],
    ['https://2130706433/fine'],
    ['https://0x7f000001/fine'],
    ['https://0177.0.0.1/fine'],
    ['https://127.1/fine'],
    ['https://[::1]/fine'],
    ['https://[::ffff:127.0.0.1]/fine'],
    ['https://[::ffff:7f00:1]/fine'],
    ['https://169.254.169.254/latest/meta-data/'],
    ['https://0/fine'],
    ['https://[64:ff9b::127.0.0.1]/fine'],
  ])('%s is not connected to', async (url) => {
    await expect(fetcher().get(url, anywhere)).rejects.toEqual(failure('refused'))
    expect(dialled).toEqual([])
  })

  test('is not connected to when it hides among public ones', async () => {
    await expect(
      fetcher({ addresses: [publicAddress, '10.0.0.1'] }).get('https://innocent.example/fine', anywhere),
    ).rejects.toEqual(failure('refused'))
    expect(dialled).toEqual([])
  })

  test('is not connected to by a name that stood for a public one a moment ago', async () => {
    const answers = [[publicAddress], ['127.0.0.1']]
    let asked = 0
    const rebinding = createGuardedFetcher({ resolve: async () => answers[asked++] ?? [], connect: bad.connect })
    await rebinding.get('https://rebinding.example/fine', anywhere)
    await expect(rebinding.get('https://rebinding.example/fine', anywhere)).rejects.toEqual(failure('refused'))
  })

  test('the product’s own doors refuse this machine', async () => {
    await expect(createGuardedFetcher().get('https://localhost/fine', anywhere)).rejects.toEqual(failure('refused'))
  })
})

test.each([
  ['http://example.com/fine'],
  ['https://example.com:8443/fine'],
  ['https://user@example.com/fine'],
  ['https://user:pass@example.com/fine'],
  ['ftp://example.com/fine'],
  ['file:///etc/passwd'],
  ['data:text/html,x'],
  ['javascript:alert(1)'],
  ['gopher://example.com/'],
  ['nonsense'],
  [''],
])('%j is not asked for', async (url) => {
  await expect(fetcher().get(url, anywhere)).rejects.toEqual(failure('refused'))
  expect(dialled).toEqual([])
})

test('a host the caller does not know is not asked', async () => {
  await expect(
    fetcher().get('https://other.example/fine', ({ hostname }) => hostname === 'example.com'),
  ).rejects.toEqual(failure('refused'))
  expect(dialled).toEqual([])
})

describe('a redirect', () => {
  const found = (address: string) => (address.startsWith('https://found.example/') ? address : null)
  const follow = (location: string, allows = anywhere as (url: URL) => boolean) =>
    fetcher().follow(`https://example.com/to/${encodeURIComponent(location)}`, allows, found)

  test('is followed to what is looked for, which is not asked itself', async () => {
    const before = bad.seen.length
    expect(await follow('https://found.example/post')).toBe('https://found.example/post')
    expect(bad.seen.length - before).toBe(1)
  })

  test('is followed again from where it led', async () => {
    expect(await follow(`/to/${encodeURIComponent('https://found.example/relative')}`)).toBe(
      'https://found.example/relative',
    )
  })

  test.each([
    ['https://127.0.0.1/fine'],
    ['https://[::1]/fine'],
    ['https://169.254.169.254/'],
    ['https://2130706433/'],
    ['http://example.com/fine'],
    ['https://example.com:22/'],
    ['file:///etc/passwd'],
    ['https://user:pass@example.com/'],
    ['javascript:alert(1)'],
  ])('to %s is refused', async (location) => {
    await expect(follow(location)).rejects.toEqual(failure('refused'))
    expect(dialled).toHaveLength(1)
  })

  test('to a host the caller does not know is refused', async () => {
    await expect(follow('https://evil.example/', ({ hostname }) => hostname === 'example.com')).rejects.toEqual(
      failure('refused'),
    )
    expect(dialled).toHaveLength(1)
  })

  test('that never ends is given up', async () => {
    const before = bad.seen.length
    await expect(fetcher().follow('https://example.com/loop', anywhere, found)).rejects.toEqual(
      failure('leads-nowhere'),
    )
    expect(bad.seen.length - before).toBe(5)
  })

  test.each([['/nowhere'], ['/fine'], ['/ten-gigabytes']])(
    'that %s is not leads nowhere, and no body is read',
    async (path) => {
      await expect(fetcher().follow(`https://example.com${path}`, anywhere, found)).rejects.toEqual(
        failure('leads-nowhere'),
      )
    },
  )
})

describe('a server that', () => {
  test.each([
    ['pours ten gigabytes', '/ten-gigabytes', 'too-large'],
    ['never ends its body', '/endless', 'too-large'],
    ['packs 64 MB of zeros into little', '/bomb', 'too-large'],
    ['packs twice', '/twice-packed', 'unreadable'],
    ['says it packed and did not', '/not-packed', 'unreadable'],
    ['drips its body', '/drip', 'too-slow'],
    ['drips its headers', '/drip-of-headers', 'too-slow'],
    ['floods with headers', '/flood-of-headers', 'unreachable'],
    ['promises more than it sends', '/promises-more', 'unreachable'],
    ['speaks another language', '/garbage', 'unreachable'],
    ['hangs up', '/hangs-up', 'unreachable'],
    ['says nothing', '/silence', 'too-slow'],
  ])('%s is left: %s, %s', async (_name, path, expected) => {
    const before = bad.getBytesSent()
    const patience = expected === 'too-slow' ? { milliseconds: 400 } : {}
    await expect(fetcher(patience).get(`https://example.com${path}`, anywhere)).rejects.toEqual(failure(expected))
    // What the kernels buffer on the way is more than we take, and far from what it wanted to send.
    expect(bad.getBytesSent() - before).toBeLessThan(16 * 1024 * 1024)
  })

  test('sends more than it promised is heard to the promised length', async () => {
    expect((await fetcher().get('https://example.com/promises-less', anywhere)).text).toBe('{"')
  })

  test('misbehaves a hundred times at once leaves memory flat and no connection open', async () => {
    const many = fetcher()
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, offset) => many.get(`https://host${offset}.example/bomb`, anywhere)),
    )
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    globalThis.gc?.()
    expect(process.memoryUsage().arrayBuffers).toBeLessThan(64 * 1024 * 1024)
    await expect.poll(() => bad.countOpenSockets()).toBe(0)
  })
})

test('says nothing of where it went', async () => {
  const message = await fetcher({ addresses: ['10.11.12.13'] })
    .get('https://secret-host.example/fine', anywhere)
    .catch((error: unknown) => String(error))
  expect(message).not.toMatch(/10\.11|secret-host|example/)
})

test('a certificate is asked of the name that was wanted, at the address that was checked', async () => {
  const asked: Parameters<Connect>[0][] = []
  const watching = createGuardedFetcher({
    resolve: async () => ['2606:2800:220:1::1', publicAddress],
    connect: async (target) => {
      asked.push(target)
      return connectSocket({ host: '127.0.0.1', port: 1 })
    },
  })
  await watching.get('https://example.com/fine', anywhere).catch(() => {})
  expect(asked).toEqual([{ hostname: 'example.com', address: publicAddress, port: 443 }])
})
