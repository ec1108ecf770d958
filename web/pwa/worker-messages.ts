import type { createBrowserRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import type { WorkerMessage } from './messages.ts'

/** Replies that depend on which days are marked. */
const dayPaths = ['/api/today', '/api/user-challenges', '/api/days']

/** Follow what members do in notifications. */
export function followWorkerMessages(router: ReturnType<typeof createBrowserRouter>): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'open') {
      ports[0]?.postMessage('opening')
      void router.navigate(data.path)
    } else refetchDays()
  })
}

function refetchDays(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && dayPaths.some((each) => path.startsWith(each)),
  })
}
