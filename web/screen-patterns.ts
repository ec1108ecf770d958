import type { RouteObject } from 'react-router'
import { crewRoutes } from './crew-routes.ts'
import { createMemberRoutes } from './member-routes.ts'
import { rareMemberRoutes } from './rare-member-routes.ts'
import { rareRoutes, rareVisitorRoutes } from './rare-routes.ts'
import { signedIn, signedOut } from './routes.tsx'
import { settingsRoutes } from './settings-routes.ts'
import { createStaffRoutes } from './staff-routes.ts'

/** List the URL patterns of all screens. The build writes them to screens.json for the server. */
export function screenPatterns(): { signedIn: string[]; signedOut: string[] } {
  const listPaths = (routes: RouteObject[]) => routes.flatMap(({ path }) => (path && path !== '*' ? [path] : []))
  const staff = createStaffRoutes({ isAdmin: true, role: 'admin' }, 'admin')
  return {
    signedIn: listPaths([
      ...signedIn,
      ...createMemberRoutes({ timeZone: 'UTC' }),
      ...crewRoutes,
      ...settingsRoutes,
      ...rareRoutes,
      ...rareMemberRoutes,
      ...staff,
    ]),
    signedOut: listPaths([...signedOut, ...rareRoutes, ...rareVisitorRoutes]),
  }
}
