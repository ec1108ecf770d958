/** A fresh Idempotency-Key. `crypto.randomUUID` is missing where the page came over plain HTTP. */
function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The keys of one form: the same body sent again, after an answer was lost, goes under the same key and makes nothing twice. */
export function createFormIdempotencyKeys() {
  let current: { body: string; id: string } | undefined
  return {
    getKey(body: unknown): string {
      const text = JSON.stringify(body)
      if (current?.body !== text) current = { body: text, id: createIdempotencyKey() }
      return current.id
    },
    /** Answered: the same words sent again are meant to be something new. */
    reset(): void {
      current = undefined
    },
  }
}

/** The keys of toggles, by what they turn: one whose answer never came is sent again under the same key, so that it is not turned back. */
export function createToggleIdempotencyKeys() {
  const pendingKeys = new Map<string, string>()
  return {
    getKey(id: string): string {
      const idempotencyKey = pendingKeys.get(id) ?? createIdempotencyKey()
      pendingKeys.set(id, idempotencyKey)
      return idempotencyKey
    },
    /** Answered: the next press is meant to turn it again. */
    reset(id: string): void {
      pendingKeys.delete(id)
    },
  }
}
