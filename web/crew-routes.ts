import type { RouteObject } from 'react-router'
import { createRoute, type LoadScreen, prefetchFresh } from './create-route.ts'
import { boardQuery, crewQuery, crewsQuery, sharesQuery } from './features/crews/crew-queries.ts'
import { roundQuery } from './features/crews/round/round-queries.ts'
import { crewThreadQuery } from './features/forum/crew-thread-query.ts'
import { patterns } from './paths.ts'

const crews: LoadScreen = async () => (await import('./features/crews/CrewsPage.tsx')).CrewsPage
const crew: LoadScreen = async () => (await import('./features/crews/CrewPage.tsx')).CrewPage
const round: LoadScreen = async () => (await import('./features/crews/round/RoundPage.tsx')).RoundPage
const crewSettings: LoadScreen = async () => (await import('./features/crews/CrewSettingsPage.tsx')).CrewSettingsPage

/** The routes of crews, which only some members have. */
export const crewRoutes: RouteObject[] = [
  createRoute(patterns.crews, crews, () => [prefetchFresh(crewsQuery)]),
  createRoute(patterns.crew, crew, ({ params: { id = '' } }) => [
    prefetchFresh(crewQuery(id)),
    prefetchFresh(boardQuery(id)),
    prefetchFresh(roundQuery(id)),
    prefetchFresh(crewThreadQuery(id)),
  ]),
  createRoute(patterns.round, round, ({ params: { id = '' }, search }) => [
    prefetchFresh(roundQuery(id, search.get('on') ?? undefined)),
  ]),
  createRoute(patterns.crewSettings, crewSettings, ({ params: { id = '' } }) => [
    prefetchFresh(crewQuery(id)),
    prefetchFresh(sharesQuery(id)),
  ]),
]
