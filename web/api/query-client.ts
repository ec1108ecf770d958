import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, apiQuery, isSessionEnd, isSignedOut } from './client.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      handlesUnauthorized?: boolean
      /** What the sign-in dialog names if the session has ended, such as "goals". */
      feature?: string
    }
  }
}

// The page was loaded with them.
const keptPaths: unknown[] = ['/api/auth/user', '/api/preferences', '/api/site']

type SessionEnd = {
  feature?: string | undefined
  /** The member was signed out. Otherwise the session expired. */
  signedOut: boolean
}

let onSessionEnd: (end: SessionEnd) => void = () => undefined

/** The browser has one for the document, and the server one for each page that it renders. */
export const queryClient = createQueryClient()

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => handleUnauthorized(error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (!meta?.handlesUnauthorized) handleUnauthorized(error, meta?.feature)
        // Muted or asked to accept the guidelines again since the page was loaded: forms then show what to do.
        if (error instanceof ApiError && (error.code === 'muted' || error.code === 'guidelines-required'))
          void client.prefetchQuery({ ...apiQuery('GET /api/standing'), staleTime: 0 })
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
  return client
}

export function handleSessionEnd(handler: (end: SessionEnd) => void): void {
  onSessionEnd = handler
}

/** A 401 means the session has ended, because the signed-in user is fixed for the document. */
export function handleUnauthorized(error: unknown, feature?: string): void {
  if (isSessionEnd(error)) dropSession({ feature, signedOut: isSignedOut(error) })
}

export function dropSession(end: SessionEnd): void {
  // Unmount the screens first: a mounted one would refetch.
  onSessionEnd(end)
  queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => !keptPaths.includes(path) })
}
