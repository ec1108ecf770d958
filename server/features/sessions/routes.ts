import { parseReturnPath } from '#contract/return-path.ts'
import * as calls from '#contract/sessions.ts'
import { redirect } from '../../http/api-response.ts'
import { serve } from '../../http/serve.ts'
import { presentSession } from './present.ts'
import { endSession, listSessions, signOutEverywhere } from './sessions.ts'

export const sessionRoutes = [
  serve(calls.login, ({ config, user, query }) => {
    const path = parseReturnPath(query.returnTo)
    if (user) return redirect(path ?? '/')
    const screen = config.signUp === 'closed' ? 'sign-in' : query.screen
    return redirect(path ? `/${screen}?returnTo=${encodeURIComponent(path)}` : `/${screen}`)
  }),
  serve(
    calls.logout,
    async ({ client, ...dependencies }) => {
      if (!client.sameSiteNavigation) return redirect('/')
      return redirect('/', { cookies: [await endSession(dependencies, client)], clearCache: true })
    },
    { endsSessions: true },
  ),
  serve(calls.listSessions, async ({ client, user, ...dependencies }) =>
    (await listSessions(dependencies, client, user.id)).map(presentSession),
  ),
  serve(
    calls.endOtherSessions,
    async ({ client, user, ...dependencies }) => ({ ended: await signOutEverywhere(dependencies, client, user.id) }),
    { endsSessions: true },
  ),
]
