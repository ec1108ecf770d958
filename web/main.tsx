import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { handleSessionEnd, queryClient } from './api/query-client.ts'
import { startWhenIdle } from './features/install/start-when-idle.ts'
import { createRoutes, patchRoutes } from './routes.tsx'
import { deleteDrafts, deleteDraftsOfOthers } from './shell/member-storage.ts'
import { assignHistoryKey, trackScrollPositions } from './shell/scroll-restoration.ts'
import { readPageData } from './shell/session.ts'
import { endSession } from './shell/sign-in-required.ts'
import { showPersistedToast } from './ui/toast.ts'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/global.css'

const { user, standing, signedOutUserId } = await readPageData()
if (user) deleteDraftsOfOthers(user.id)
else if (signedOutUserId) deleteDrafts(signedOutUserId)
handleSessionEnd(({ feature, signedOut }) => {
  endSession(feature)
  if (signedOut && user) deleteDrafts(user.id)
})
assignHistoryKey()
const router = createBrowserRouter(createRoutes(user), {
  patchRoutesOnNavigation: (navigation) => patchRoutes(navigation, user, standing?.role ?? 'member'),
})
trackScrollPositions(router)
await waitUntilInitialized()

// The prerendered landing page may already be animating; React continues from the same point.
const elapsed = document.getAnimations()[0]?.currentTime
if (typeof elapsed === 'number') document.documentElement.style.setProperty('--elapsed', `${Math.round(elapsed)}ms`)
document.querySelector('title')?.remove()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
showPersistedToast()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
startWhenIdle(router, user)

/** Wait for the first screen's chunk, because rendering earlier would blank the prerendered page. */
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
