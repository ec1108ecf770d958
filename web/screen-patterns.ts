import type { RouteObject } from 'react-router'
import { createMemberRoutes } from './member-routes.ts'
import { rareRoutes } from './rare-routes.ts'
import { signedIn, signedOut } from './routes.tsx'
import { settingsRoutes } from './settings-routes.ts'
import { createStaffRoutes } from './staff-routes.ts'

/** List the URL patterns of all screens. The build writes them to screens.json for the server. */
export function screenPatterns(): { signedIn: string[]; signedOut: string[] } {
  const listPaths = (routes: RouteObject[]) => routes.flatMap(({ path }) => (path && path !== '*' ? [path] : []))
  const { members, visitors } = rareRoutes
  const staff = createStaffRoutes({ isAdmin: true, role: 'admin' }, 'admin')
  return {
    signedIn: listPaths([
      ...signedIn,
      ...createMemberRoutes({ timeZone: 'UTC' }),
      ...settingsRoutes,
      ...members,
      ...staff,
    ]),
    signedOut: listPaths([...signedOut, ...visitors]),
  }
}
