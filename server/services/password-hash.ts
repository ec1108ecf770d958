import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse } from '../errors.ts'

const derive = promisify(argon2)

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 60 ms. */
const defaultCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** Each hash uses 19 MiB and a thread, so two at once leave room for other requests. */
const runQueued = createTaskQueue({ concurrency: 2, maxWaiting: 20 })

// Compared when there is no account, so that response times do not reveal which accounts exist.
const dummyHash = encodeHash(defaultCost, randomBytes(16), randomBytes(tagLength))

/** Hashes a password for storage. @throws too-many-requests when too many are waiting */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return encodeHash(defaultCost, salt, await deriveTag(password, salt, defaultCost))
}

/**
 * Verifies a password against the stored hash. Without a hash, returns false after the same work.
 * @throws too-many-requests when too many are waiting
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { salt, tag, ...storedCost } = decodeHash(stored ?? dummyHash)
  const actual = await deriveTag(password, salt, storedCost)
  return actual.length === tag.length && timingSafeEqual(actual, tag) && stored !== null
}

export function createTaskQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running++
    else if (queue.length < maxWaiting) await new Promise<void>((resolve) => queue.push(resolve))
    else
      throw refuse('too-many-requests', 'Many people are signing in right now. Please try again in a moment.', {
        retryAfter: 2,
      })
    try {
      return await task()
    } finally {
      // The slot passes to the longest waiting task, so it is never counted twice.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}

type Cost = typeof defaultCost

function deriveTag(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  // Operating systems may send the same letters in different normalization forms.
  const message = password.normalize('NFKC')
  return runQueued(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength }))
}

function encodeHash({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(tag)}`
}

function decodeHash(stored: string) {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored) ?? []
  if (!memory || !passes || !parallelism || !salt || !tag) throw new Error('A stored password hash is not one of ours')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function toUnpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
