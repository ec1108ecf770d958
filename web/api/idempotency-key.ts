/** Creates a random key. `crypto.randomUUID` is missing on plain HTTP. */
function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Creates the keys of a form. The same body keeps its key, so a retry after a lost reply creates nothing twice. */
export function createFormIdempotencyKeys() {
  let current: { body: string; id: string } | undefined
  return {
    getKey(body: unknown): string {
      const text = JSON.stringify(body)
      if (current?.body !== text) current = { body: text, id: createIdempotencyKey() }
      return current.id
    },
    /** Call on success: the same body sent again is a new item. */
    reset(): void {
      current = undefined
    },
  }
}

/** Creates one key per toggled id. A retry after a lost reply keeps its key, so it does not toggle back. */
export function createToggleIdempotencyKeys() {
  const pendingKeys = new Map<string, string>()
  return {
    getKey(id: string): string {
      const idempotencyKey = pendingKeys.get(id) ?? createIdempotencyKey()
      pendingKeys.set(id, idempotencyKey)
      return idempotencyKey
    },
    /** Call on a reply: the next press is a new toggle. */
    reset(id: string): void {
      pendingKeys.delete(id)
    },
  }
}
