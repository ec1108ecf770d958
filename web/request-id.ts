/** A fresh Idempotency-Key. `crypto.randomUUID` is missing where the page came over plain HTTP. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The keys of one form: the same body sent again, after an answer was lost, goes under the same key and makes nothing twice. */
export function attempts() {
  let last: { body: string; id: string } | undefined
  return {
    idFor(body: unknown): string {
      const text = JSON.stringify(body)
      if (last?.body !== text) last = { body: text, id: newRequestId() }
      return last.id
    },
    /** Answered: the same words sent again are meant to be something new. */
    done(): void {
      last = undefined
    },
  }
}
