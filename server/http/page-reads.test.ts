import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { notificationRoutes } from '../features/notifications/routes.ts'
import { authenticate } from '../features/sessions/authenticate.ts'
import { createPageReads } from './page-reads.ts'
import { createReplyCache } from './reply-cache.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('leaves replies with a secret to the browser, because pages are compressed', async () => {
  const { cookie } = await site.signUp()
  const sessionCookie = /seven_pillars_session=([^;]*)/.exec(cookie)?.[1] ?? ''
  const member = await authenticate(site, sessionCookie, { extend: false })
  if (!member) throw new Error('The member is not signed in')
  const client = {
    address: '127.0.0.1',
    userAgent: null,
    sessionCookie,
    signedOut: false,
    deviceCookie: null,
    origin: 'http://localhost',
    secure: false,
    sameSiteNavigation: true,
  }
  const readForPage = createPageReads(notificationRoutes, site, { replyCache: createReplyCache(site) })
  const read = (path: string) => readForPage({ key: [path], path, query: {}, paged: false }, { client, ...member })
  expect(await read('/api/notifications')).not.toBeNull()
  expect(await read('/api/notification-settings')).toBeNull()
})
