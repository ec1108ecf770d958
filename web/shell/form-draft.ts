import { useState } from 'react'
import { createFormIdempotencyKeys } from '../api/idempotency-key.ts'
import { deleteDraft, saveDraft, readDraft } from './drafts.ts'
import { useUser } from './session.ts'

type Fields = Record<string, string>

/** Read and write the member's form draft of this name. */
export function useFormDraft(name: string) {
  const userId = useUser()?.id ?? ''
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return {
    read: () => readDraft(userId, name),
    save: (fields: Fields) => saveDraft(userId, name, fields),
    /** Return the same idempotency key when the same fields are sent again, even after a reload. */
    getIdempotencyKey(fields: Fields): string {
      const lastDraft = readDraft(userId, name)
      const idempotencyKey =
        lastDraft?.requestId && hasSameFields(fields, lastDraft) ? lastDraft.requestId : idempotencyKeys.getKey(fields)
      saveDraft(userId, name, { ...fields, requestId: idempotencyKey })
      return idempotencyKey
    },
    discard() {
      idempotencyKeys.reset()
      deleteDraft(userId, name)
    },
  }
}

function hasSameFields(fields: Fields, sent: Fields): boolean {
  return Object.entries(fields).every(([field, value]) => sent[field] === value)
}
