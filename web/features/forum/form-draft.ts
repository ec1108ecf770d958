import { useState } from 'react'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { deleteDraft, saveDraft, readDraft } from '#web/shell/drafts.ts'
import { useUser } from '#web/shell/session.ts'

type Fields = Record<string, string>

/** What was being written under this name, and keeping what is written now. */
export function useFormDraft(name: string) {
  const userId = useUser()?.id ?? ''
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return {
    read: () => readDraft(userId, name),
    save: (fields: Fields) => saveDraft(userId, name, fields),
    /** The key to send these fields with: the same again after a lost answer, even where the page was loaded anew in between. */
    getIdempotencyKey(fields: Fields): string {
      const lastDraft = readDraft(userId, name)
      const idempotencyKey =
        lastDraft?.requestId && hasSameFields(fields, lastDraft) ? lastDraft.requestId : idempotencyKeys.getKey(fields)
      saveDraft(userId, name, { ...fields, requestId: idempotencyKey })
      return idempotencyKey
    },
    /** Sent, or given up. */
    discard() {
      idempotencyKeys.reset()
      deleteDraft(userId, name)
    },
  }
}

function hasSameFields(fields: Fields, sent: Fields): boolean {
  return Object.entries(fields).every(([field, value]) => sent[field] === value)
}
