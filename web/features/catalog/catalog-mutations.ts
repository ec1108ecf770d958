import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { WrittenKind } from '#contract/written-drafts.ts'
import { type RequestBody, apiQuery, callApi } from '#web/api/client.ts'
import { createFormIdempotencyKeys } from '#web/api/idempotency-key.ts'
import { queryClient } from '#web/api/query-client.ts'
import { paths } from '#web/paths.ts'
import { showErrorToast } from '#web/shell/show-error-toast.ts'
import { draftsQuery } from './catalog-queries.ts'

type ItemKey = { kind: WrittenKind; id: string }

/** Start a draft and open it in the editor: empty, with some content, as a copy of an item, or to edit one. */
export function useStartDraft() {
  const navigate = useNavigate()
  const [idempotencyKeys] = useState(createFormIdempotencyKeys)
  return useMutation({
    mutationFn: (body: RequestBody<'POST /api/content/drafts'>) =>
      callApi('POST /api/content/drafts', { body, idempotencyKey: idempotencyKeys.getKey(body) }),
    onSuccess: ({ id }) => {
      idempotencyKeys.reset()
      void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey })
      void navigate(paths.writtenDraft(id))
    },
    onError: (error) => showErrorToast(error, 'The editor could not be opened'),
  })
}

/** Refetch what shows an item, after it was published, changed, hidden or deleted. */
export function invalidateItem({ kind, id }: ItemKey): void {
  const list = apiQuery(kind === 'challenge' ? 'GET /api/challenges' : 'GET /api/resources').queryKey
  const detail =
    kind === 'challenge'
      ? apiQuery('GET /api/challenges/{id}', { params: { id } }).queryKey
      : apiQuery('GET /api/resources/{id}', { params: { id } }).queryKey
  for (const queryKey of [list, detail, draftsQuery.queryKey]) void queryClient.invalidateQueries({ queryKey })
}
