import { useMutation } from '@tanstack/react-query'
import { type RequestBody, callApi } from '#web/api/client.ts'
import { showStartFailure } from './generations.ts'

/** Find the challenges for an idea, without a model. Failures are a toast, and reasons are also in the form. */
export function useFindForIdea() {
  return useMutation({
    mutationFn: (body: RequestBody<'POST /api/content/ideas'>) => callApi('POST /api/content/ideas', { body }),
    onError: (error) => showStartFailure(error, 'ingest'),
  })
}
