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
    // From the specification. `retryOnMount` is off because a route's loader has already made the call.
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

/** A 401 means the session has ended, because the signed-in user is fixed for the document. */
export function handleUnauthorized(error: unknown): void {
  if (error instanceof ApiError && error.code === 'not-signed-in') dropSession()
}

export function dropSession(): void {
  // Unmount the screens first: a mounted one would refetch.
  onSessionEnd()
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => path !== '/api/auth/user' && path !== '/api/site' })
}
