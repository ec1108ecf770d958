import { ApiError } from './client.ts'

/** Fetches a file under the name that the server gives it. @throws ApiError if the reply is not OK, TypeError if there is none */
export async function fetchFile(url: string): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new ApiError(response, await response.text())
  const [, name = 'download'] = response.headers.get('content-disposition')?.match(/filename="(.+)"/) ?? []
  return new File([await response.blob()], name)
}
