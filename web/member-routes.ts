import type { RouteObject } from 'react-router'
import type { User } from '#contract/account-fields.ts'
import { apiQuery } from './api/client.ts'
import { createRoute, type LoadScreen, prefetch, prefetchFresh, prefetchFreshPages } from './create-route.ts'
import { daysQuery, getCurrentYear, parseYear } from './features/challenges/days/days-query.ts'
import { readFilters, resourcesQuery } from './features/resources/finding/resource-filters.ts'
import { isPlatform } from './features/social/platforms.ts'
import { feedQuery } from './features/social/social-queries.ts'
import { patterns } from './paths.ts'
import { isPillar } from './pillars/pillars.ts'

const days: LoadScreen = async () => (await import('./features/challenges/days/DaysPage.tsx')).DaysPage
const finished: LoadScreen = async () => (await import('./features/challenges/finishing/FinishedPage.tsx')).FinishedPage
const resource: LoadScreen = async () => {
  const [{ ResourcePage }] = await Promise.all([
    import('./features/resources/ResourcePage.tsx'),
    import('./ui/MarkdownText.tsx'),
  ])
  return ResourcePage
}
const resources: LoadScreen = async () => (await import('./features/resources/finding/ResourcesPage.tsx')).ResourcesPage
const socialFeed: LoadScreen = async () => (await import('./features/social/SocialFeedPage.tsx')).SocialFeedPage

/** Create the routes of screens that members open from others. They are loaded when the first screen is idle. */
export function createMemberRoutes({ timeZone }: Pick<User, 'timeZone'>): RouteObject[] {
  return [
    createRoute(patterns.days, days, ({ search }) => [
      prefetchFresh(daysQuery(parseYear(search.get('year'), getCurrentYear(timeZone)))),
    ]),
    createRoute(patterns.resources, resources, ({ search }) => [
      prefetch(apiQuery('GET /api/resources')),
      prefetch(resourcesQuery(readFilters(search))),
    ]),
    createRoute(patterns.resource, resource, ({ params: { id = '' } }) => [
      prefetch(apiQuery('GET /api/resources/{id}', { params: { id } })),
      prefetch(apiQuery('GET /api/resources/{id}/ticks', { params: { id } })),
    ]),
    createRoute(patterns.finished, finished, ({ params: { id = '' } }) => [
      prefetchFresh(apiQuery('GET /api/user-challenges')),
      prefetch(apiQuery('GET /api/user-challenges/{id}/check-ins', { params: { id } })),
      prefetch(apiQuery('GET /api/challenges')),
    ]),
    createRoute(patterns.socialFeed, socialFeed, ({ search }) => {
      const [platform, pillarParam] = [search.get('platform'), search.get('pillar')]
      return [
        prefetchFreshPages(
          feedQuery({
            platform: isPlatform(platform) ? platform : undefined,
            pillar: isPillar(pillarParam) ? pillarParam : undefined,
          }),
        ),
      ]
    }),
  ]
}
