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
    // The specification's defaults. A route starts its calls, so a screen does not repeat one that has just failed;
    // offline, a call fails and says so instead of waiting for ever.
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

/** Sets what happens when a call finds that the session has ended. */
export function handleSessionEnd(handler: () => void): void {
  onSessionEnd = handler
}

/**
 * Who is signed in is fixed for the document: a 401 afterwards means the session has ended. A mutation whose screen asks to
 * sign in by itself says so in its `meta`.
 */
export function handleUnauthorized(error: unknown): void {
  if (error instanceof ApiError && error.code === 'not-signed-in') dropSession()
}

/** Removes the screens of a member who is no longer signed in, and what they showed. */
export function dropSession(): void {
  // Screens go first: a mounted one would refetch what is removed.
  onSessionEnd()
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => path !== '/api/auth/user' && path !== '/api/site' })
}
