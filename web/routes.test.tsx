import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { member } from '#test/member.tsx'
import { patchRoutes, signedIn, signedOut } from './routes.tsx'
import { screenPatterns } from './screen-patterns.ts'

const listPaths = (routes: (RouteObject | undefined)[]) => routes.map((route) => route?.path)

/** Lists the routes that the router has once someone has opened a path. */
async function listPatched(path: string, user: typeof member | null): Promise<(string | undefined)[]> {
  const patched = listPaths(user ? signedIn : signedOut)
  const patch = (_id: string | null, children: RouteObject[]) => void patched.push(...listPaths(children))
  await patchRoutes(
    { path, patch, matches: [], fetcherKey: undefined, signal: AbortSignal.any([]) },
    user,
    user ? 'admin' : 'member',
  )
  return patched
}

test.each(screenPatterns().signedIn)('finds the screen of %s for a member', async (path) => {
  expect(await listPatched(path, { ...member, isAdmin: true, role: 'admin' })).toContain(path)
})

test.each(screenPatterns().signedOut)('finds the screen of %s for a visitor', async (path) => {
  expect(await listPatched(path, null)).toContain(path)
})
