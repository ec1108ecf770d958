import type { BodyFor } from '#web/api/client.ts'

export type ItemBody = BodyFor<'PATCH /api/content/items/{id}'>

export type EditorProps<Draft> = {
  formId: string
  draft: Draft
  inUse: boolean
  /** @throws ApiError if the server rejects the draft */
  save: (body: ItemBody) => Promise<void>
  onBusy: (busy: boolean) => void
  onChanged: (changed: boolean) => void
}
