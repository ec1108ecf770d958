import { connect as connectSocket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { startMisbehavingServer } from '#test/misbehaving-server.ts'
import { createGuardedFetcher, type Connect } from './guarded-fetcher.ts'

let dialled: string[]

const bad = await startMisbehavingServer()
afterAll(() => bad.close())

const anywhere = () => true
const publicAddress = '93.184.216.34'

/** Resolves every name to a public address and connects to the misbehaving server instead. */
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

test('reads a normal reply', async () => {
  const reply = await fetcher().get('https://example.com/fine', anywhere)
  expect([reply.status, reply.text]).toEqual([200, '{"ok":true}'])
})

describe('addresses outside the public internet', () => {
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
  ])('does not connect to a name that resolves to %s', async (address) => {
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
  ])('does not connect to %s', async (url) => {
    await expect(fetcher().get(url, anywhere)).rejects.toEqual(failure('refused'))
    expect(dialled).toEqual([])
  })

  test('does not connect when one of several addresses is private', async () => {
    await expect(
      fetcher({ addresses: [publicAddress, '10.0.0.1'] }).get('https://innocent.example/fine', anywhere),
    ).rejects.toEqual(failure('refused'))
    expect(dialled).toEqual([])
  })

  test('does not connect to a name that now resolves to a private address (DNS rebinding)', async () => {
    const answers = [[publicAddress], ['127.0.0.1']]
    let asked = 0
    const rebinding = createGuardedFetcher({ resolve: async () => answers[asked++] ?? [], connect: bad.connect })
    await rebinding.get('https://rebinding.example/fine', anywhere)
    await expect(rebinding.get('https://rebinding.example/fine', anywhere)).rejects.toEqual(failure('refused'))
  })

  test('does not connect to localhost with the default settings', async () => {
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
])('does not request %j', async (url) => {
  await expect(fetcher().get(url, anywhere)).rejects.toEqual(failure('refused'))
  expect(dialled).toEqual([])
})

test('does not request a host that the caller does not allow', async () => {
  await expect(
    fetcher().get('https://other.example/fine', ({ hostname }) => hostname === 'example.com'),
  ).rejects.toEqual(failure('refused'))
  expect(dialled).toEqual([])
})

describe('redirects', () => {
  const found = (address: string) => (address.startsWith('https://found.example/') ? address : null)
  const follow = (location: string, allows = anywhere as (url: URL) => boolean) =>
    fetcher().follow(`https://example.com/to/${encodeURIComponent(location)}`, allows, found)

  test('follows a redirect to the wanted URL without requesting it', async () => {
    const before = bad.seen.length
    expect(await follow('https://found.example/post')).toBe('https://found.example/post')
    expect(bad.seen.length - before).toBe(1)
  })

  test('follows a chain of redirects', async () => {
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
  ])('rejects a redirect to %s', async (location) => {
    await expect(follow(location)).rejects.toEqual(failure('refused'))
    expect(dialled).toHaveLength(1)
  })

  test('rejects a redirect to a host that the caller does not allow', async () => {
    await expect(follow('https://evil.example/', ({ hostname }) => hostname === 'example.com')).rejects.toEqual(
      failure('refused'),
    )
    expect(dialled).toHaveLength(1)
  })

  test('stops after five redirects', async () => {
    const before = bad.seen.length
    await expect(fetcher().follow('https://example.com/loop', anywhere, found)).rejects.toEqual(
      failure('leads-nowhere'),
    )
    expect(bad.seen.length - before).toBe(5)
  })

  test.each([['/nowhere'], ['/fine'], ['/ten-gigabytes']])(
    'reports that %s is not a redirect without reading the body',
    async (path) => {
      await expect(fetcher().follow(`https://example.com${path}`, anywhere, found)).rejects.toEqual(
        failure('leads-nowhere'),
      )
    },
  )
})

describe('misbehaving servers', () => {
  test.each([
    ['sends ten gigabytes', '/ten-gigabytes', 'too-large'],
    ['never ends its body', '/endless', 'too-large'],
    ['sends a 64 MB zip bomb', '/bomb', 'too-large'],
    ['compresses twice', '/twice-packed', 'unreadable'],
    ['claims compression it did not use', '/not-packed', 'unreadable'],
    ['sends its body slowly', '/drip', 'too-slow'],
    ['sends its headers slowly', '/drip-of-headers', 'too-slow'],
    ['sends too many headers', '/flood-of-headers', 'unreachable'],
    ['promises more than it sends', '/promises-more', 'unreachable'],
    ['speaks another protocol', '/garbage', 'unreachable'],
    ['hangs up', '/hangs-up', 'unreachable'],
    ['says nothing', '/silence', 'too-slow'],
  ])('gives up on a server that %s at %s: %s', async (_name, path, expected) => {
    const before = bad.getBytesSent()
    const patience = expected === 'too-slow' ? { milliseconds: 400 } : {}
    await expect(fetcher(patience).get(`https://example.com${path}`, anywhere)).rejects.toEqual(failure(expected))
    // Kernel buffers hold more than we read, but far less than the server wanted to send.
    expect(bad.getBytesSent() - before).toBeLessThan(16 * 1024 * 1024)
  })

  test('reads only the announced length from a server that sends more', async () => {
    expect((await fetcher().get('https://example.com/promises-less', anywhere)).text).toBe('{"')
  })

  test('keeps memory flat and closes all connections during a hundred concurrent bad replies', async () => {
    const many = fetcher()
    let peak = 0
    const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().arrayBuffers)), 2)
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, offset) => many.get(`https://host${offset}.example/bomb`, anywhere)),
    )
    clearInterval(timer)
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    expect(peak, 'every reply would unpack to 64 MB').toBeLessThan(256 * 1024 * 1024)
    await expect.poll(() => bad.countOpenSockets()).toBe(0)
  })
})

test('does not reveal the address or host in errors', async () => {
  const message = await fetcher({ addresses: ['10.11.12.13'] })
    .get('https://secret-host.example/fine', anywhere)
    .catch((error: unknown) => String(error))
  expect(message).not.toMatch(/10\.11|secret-host|example/)
})

test('connects to the checked address and verifies the certificate of the hostname', async () => {
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
