/** A fresh Idempotency-Key. `crypto.randomUUID` is missing where the page came over plain HTTP. */
function newRequestId(): string {
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

/** The keys of toggles, by what they turn: one whose answer never came is sent again under the same key, so that it is not turned back. */
export function toggles() {
  const unanswered = new Map<string, string>()
  return {
    idFor(id: string): string {
      const requestId = unanswered.get(id) ?? newRequestId()
      unanswered.set(id, requestId)
      return requestId
    },
    /** Answered: the next press is meant to turn it again. */
    done(id: string): void {
      unanswered.delete(id)
    },
  }
}
