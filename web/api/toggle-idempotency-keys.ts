import { createIdempotencyKey } from './idempotency-key.ts'

/** Create one key per toggled id. A retry after a lost reply keeps its key, so it does not toggle back. */
export function createToggleIdempotencyKeys() {
  const pendingKeys = new Map<string, string>()
  return {
    getKey(id: string): string {
      const idempotencyKey = pendingKeys.get(id) ?? createIdempotencyKey()
      pendingKeys.set(id, idempotencyKey)
      return idempotencyKey
    },
    reset(id: string): void {
      pendingKeys.delete(id)
    },
  }
}
