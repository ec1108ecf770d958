import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'

let onSessionEnd: () => void = () => undefined

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleUnauthorized }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      if (!meta?.handlesUnauthorized) handleUnauthorized(error)
    },
  }),
  defaultOptions: {
    // The specification's defaults. Loaders prefetch, so a mounting screen must not retry a call that just failed.
    // Offline calls fail at once instead of pausing.
    queries: {
      retry: false,
      retryOnMount: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

export function handleSessionEnd(handler: () => void): void {
  onSessionEnd = handler
}

/**
 * Ends the session on a 401, because the signed-in user is fixed for the document. Mutations with
 * `meta.handlesUnauthorized` show their own sign-in prompt.
 */
export function handleUnauthorized(error: unknown): void {
  if (error instanceof ApiError && error.code === 'not-signed-in') dropSession()
}

/** Removes the signed-out member's screens and cached data. */
export function dropSession(): void {
  // Unmount the screens first: a mounted one would refetch.
  onSessionEnd()
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => path !== '/api/auth/user' && path !== '/api/site' })
}
