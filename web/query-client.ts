import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { requireSignIn } from './layout/sign-in-required.ts'

let sessionEnded = false

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSessionEnd }),
  mutationCache: new MutationCache({ onError: noticeSessionEnd }),
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

/** Who is signed in is fixed for the document: a 401 afterwards means the session has ended. */
function noticeSessionEnd(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401 || error.code === 'wrong-sign-in') return
  if (!sessionEnded) {
    sessionEnded = true
    queryClient.removeQueries({ predicate: ({ queryKey: [path] }) => path !== '/api/auth/user' && path !== '/api/site' })
  }
  requireSignIn('your account')
}
