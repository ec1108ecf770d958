import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { refuse } from '../errors.ts'
import { toAddressBlock } from '../throttle/limits.ts'

/** Bytes of replies that may wait in memory for a member, or for the visitors from one address, to read them. */
const maxUnreadBytes = { member: 8 * 1024 * 1024, visitors: 32 * 1024 * 1024 }

/** Shorter replies wait in the buffers of the operating system, and the number of calls is limited anyway. */
const shortReply = 16 * 1024

type Reader = { userId: string | null; address: string }

export type UnreadReplies = ReturnType<typeof createUnreadReplies>

/** Limits the memory that clients take who ask for much and read slowly. */
export function createUnreadReplies(maxBytes: typeof maxUnreadBytes = maxUnreadBytes) {
  const unread = new Map<string, number>()
  const getBytes = (reader: Reader) => unread.get(getKey(reader)) ?? 0
  const getMaximum = ({ userId }: Reader) => (userId === null ? maxBytes.visitors : maxBytes.member)

  return {
    /** @throws too-many-requests while as much is unread as may be */
    assertRoom(reader: Reader): void {
      if (getBytes(reader) >= getMaximum(reader)) throw tooManyUnreadError()
    },
    /**
     * Counts a reply until the client has read it or is gone.
     * @throws too-many-requests when it does not fit, because requests that came together all had room before
     */
    add(response: ServerResponse, reader: Reader, bytes: number): void {
      if (bytes < shortReply) return
      const key = getKey(reader)
      const before = getBytes(reader)
      if (before > 0 && before + bytes > getMaximum(reader)) throw tooManyUnreadError()
      unread.set(key, before + bytes)
      finished(response, () => {
        const left = getBytes(reader) - bytes
        if (left > 0) unread.set(key, left)
        else unread.delete(key)
      })
    },
  }
}

function getKey({ userId, address }: Reader): string {
  return userId ?? toAddressBlock(address)
}

function tooManyUnreadError() {
  return refuse('too-many-requests', 'Earlier replies have not been read yet. Please wait a moment and try again.', {
    retryAfter: 5,
  })
}
