import { useState } from 'react'
import { attempts } from '#web/api/idempotency-key.ts'
import { dropDraft, keepDraft, readDraft } from '#web/shell/drafts.ts'
import { useUser } from '#web/shell/session.ts'

type Fields = Record<string, string>

/** What was being written under this name, and keeping what is written now. */
export function useOwnDraft(name: string) {
  const userId = useUser()?.id ?? ''
  const [attempt] = useState(attempts)
  return {
    read: () => readDraft(userId, name),
    keep: (fields: Fields) => keepDraft(userId, name, fields),
    /** The key to send these fields with: the same again after a lost answer, even where the page was loaded anew in between. */
    requestIdFor(fields: Fields): string {
      const last = readDraft(userId, name)
      const requestId = last?.requestId && isSame(fields, last) ? last.requestId : attempt.idFor(fields)
      keepDraft(userId, name, { ...fields, requestId })
      return requestId
    },
    /** Sent, or given up. */
    drop() {
      attempt.done()
      dropDraft(userId, name)
    },
  }
}

function isSame(fields: Fields, sent: Fields): boolean {
  return Object.entries(fields).every(([field, value]) => sent[field] === value)
}
