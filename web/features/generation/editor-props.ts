import type { Ref } from 'react'
import type { RequestBody } from '#web/api/client.ts'

export type ItemBody = RequestBody<'PATCH /api/content/items/{id}'>

export type EditorProps<Draft> = {
  formId: string
  initialDraft: Draft
  inUse: boolean
  /** @throws ApiError if the server rejects the draft */
  save: (body: ItemBody) => Promise<void>
  /** Tells whether the member has changed something. */
  dirtyRef: Ref<boolean>
}
