import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { handleSessionEnd, queryClient } from './api/query-client.ts'
import { keepReplies } from './api/rendered-replies.ts'
import { startWhenIdle } from './features/install/start-when-idle.ts'
import { createRoutes, patchRoutes } from './routes.tsx'
import { deleteDrafts, deleteDraftsOfOthers } from './shell/member-storage.ts'
import { assignHistoryKey, trackScrollPositions } from './shell/scroll-restoration.ts'
import { readPageData } from './shell/session.ts'
import { endSession } from './shell/sign-in-required.ts'
import { setRenderedView } from './shell/view.ts'
import { setRenderTime } from './ui/clock.ts'
import { loadParts } from './ui/lazy-component.tsx'
import { callWhenIdle } from './ui/preload-when-idle.ts'
import { showPersistedToast } from './ui/toast.ts'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/global.css'

declare global {
  interface Window {
    /** From page-start.ts, in a page that the server rendered. */
    replayInput?: () => void
  }
}

const { user, standing, signedOutUserId, rendered } = await readPageData()
if (user) deleteDraftsOfOthers(user.id)
else if (signedOutUserId) deleteDrafts(signedOutUserId)
handleSessionEnd(({ feature, signedOut }) => {
  endSession(feature)
  if (signedOut && user) deleteDrafts(user.id)
})
if (rendered) {
  keepReplies(queryClient, rendered.replies)
  setRenderedView(rendered.view)
  setRenderTime(rendered.now)
}
assignHistoryKey()
const router = createBrowserRouter(createRoutes({ isMember: user !== null }), {
  patchRoutesOnNavigation: (navigation) => patchRoutes(navigation, user, standing?.role ?? 'member'),
})
trackScrollPositions(router)
await waitUntilInitialized()
if (rendered) await loadParts(rendered.parts)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
showPersistedToast()
if (rendered) {
  // A transition hydrates in short tasks, so the page stays scrollable.
  startTransition(() => void hydrateRoot(root, <App />))
} else {
  document.querySelector('title')?.remove()
  createRoot(root).render(<App />)
}
startWhenIdle(router, user)
if (user)
  callWhenIdle(
    () =>
      void Promise.all([
        import('./member-routes.ts'),
        import('./crew-routes.ts'),
        import('./rare-member-routes.ts'),
      ]).catch(() => undefined),
  )

function App() {
  useEffect(() => window.replayInput?.(), [])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** Wait for the first screen's chunk, because rendering earlier would blank the page. */
function waitUntilInitialized(): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return
      unsubscribe()
      resolve()
    })
  })
}
