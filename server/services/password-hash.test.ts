import { argon2 } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword, createTaskQueue } from './password-hash.ts'

vi.mock('node:crypto', { spy: true })

describe('password hashes', () => {
  test('verifies the right password and rejects others', async () => {
    const stored = await hashPassword('correct horse battery')
    expect(await verifyPassword('correct horse battery', stored)).toBe(true)
    expect(await verifyPassword('correct horse batterY', stored)).toBe(false)
  })

  test('stores the parameters and a unique salt in the hash', async () => {
    const [one, two] = await Promise.all([hashPassword('the same words'), hashPassword('the same words')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(two)
  })

  test('verifies a hash made with another cost', async () => {
    // Test vector from the reference implementation (P-H-C/phc-winner-argon2, test.c).
    const stored = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    expect(await verifyPassword('password', stored)).toBe(true)
    expect(await verifyPassword('passwore', stored)).toBe(false)
  })

  test('verifies a password in any Unicode normalization form', async () => {
    expect(await verifyPassword('cafe\u0301 noir', await hashPassword('caf\u00e9 noir'))).toBe(true)
  })

  test('does the same work for a missing hash as for a wrong password', async () => {
    const stored = await hashPassword('something else')
    const derive = vi.mocked(argon2).mockClear()
    expect(await verifyPassword('correct horse battery', stored)).toBe(false)
    expect(await verifyPassword('correct horse battery', null)).toBe(false)
    const [wrong, missing] = derive.mock.calls.map(([algorithm, { message, nonce, ...cost }]) => ({
      algorithm,
      message: message.toString(),
      nonceLength: Buffer.byteLength(nonce),
      ...cost,
    }))
    expect(missing).toEqual(wrong)
    expect(missing).toMatchObject({ algorithm: 'argon2id', memory: 19_456, passes: 2 })
  })
})

describe('the task queue', () => {
  test('limits running and waiting tasks, keeps their order and rejects the rest', async () => {
    const inTurn = createTaskQueue({ concurrency: 2, maxWaiting: 3 })
    const ends: (() => void)[] = []
    const order: number[] = []
    let running = 0
    let most = 0
    const results = Array.from({ length: 10 }, (_, number) =>
      inTurn(async () => {
        order.push(number)
        most = Math.max(most, ++running)
        await new Promise<void>((resolve) => ends.push(resolve))
        running--
      }),
    )
    const settled = Promise.allSettled(results)
    while (order.length < 5) {
      ends.splice(0).forEach((end) => end())
      await new Promise((resolve) => setImmediate(resolve))
    }
    ends.splice(0).forEach((end) => end())
    const outcomes = await settled
    expect(most).toBe(2)
    expect(order).toEqual([0, 1, 2, 3, 4])
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), ...Array(5).fill('rejected')])
    expect(outcomes[9]).toMatchObject({ reason: { code: 'too-many-requests', detail: { retryAfter: 2 } } })
  })

  test('starts the next task after a failed one', async () => {
    const inTurn = createTaskQueue({ concurrency: 1, maxWaiting: 5 })
    const outcomes = await Promise.allSettled([
      inTurn(() => Promise.reject(new Error('no'))),
      inTurn(async () => 'yes'),
    ])
    expect(outcomes).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'yes' }])
    expect(await inTurn(async () => 'again')).toBe('again')
  })
})
