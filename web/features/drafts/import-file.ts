import { ApiError, type ResponseBody } from '#web/api/client.ts'
import { handleUnauthorized } from '#web/api/query-client.ts'

/** Send a file as it is, because its errors name places in it. @throws ApiError if it is refused */
export async function importFile(file: File): Promise<ResponseBody<'POST /api/content/import'>> {
  const response = await fetch('/api/content/import', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
    body: file,
  })
  if (response.ok) return response.json()
  const error = new ApiError(response, await response.text())
  handleUnauthorized(error)
  throw error
}
