import type { RouteObject } from 'react-router'
import { signedIn, signedOut } from './routes.tsx'
import { createStaffRoutes } from './staff-routes.ts'

/** List the URL patterns of all screens. The build writes them to screens.json for the server. */
export function screenPatterns(): { signedIn: string[]; signedOut: string[] } {
  const listPaths = (routes: RouteObject[]) => routes.flatMap(({ path }) => (path && path !== '*' ? [path] : []))
  const staffRoutes = createStaffRoutes({ isAdmin: true, role: 'admin' }, 'admin')
  return {
    signedIn: listPaths([...signedIn({ timeZone: 'UTC' }), ...staffRoutes]),
    signedOut: listPaths(signedOut),
  }
}
