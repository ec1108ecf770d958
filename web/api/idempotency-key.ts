/** Create a random key. `crypto.randomUUID` is missing on plain HTTP. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Create the keys of a form. The same body keeps its key, so a retry after a lost reply creates nothing twice. */
export function createFormIdempotencyKeys() {
  let current: { body: string; id: string } | undefined
  return {
    getKey(body: unknown): string {
      const text = JSON.stringify(body)
      if (current?.body !== text) current = { body: text, id: createIdempotencyKey() }
      return current.id
    },
    reset(): void {
      current = undefined
    },
  }
}
